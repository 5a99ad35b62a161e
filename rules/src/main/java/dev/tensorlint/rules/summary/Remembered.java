// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import java.util.List;

/** What was found out of methods that call each other, or of a single one. */
final class Remembered implements Asker {

  private final List<Procedure> group;
  private final Questions asked;
  private boolean isOutdated;

  /**
   * @param asked what was asked meanwhile; those who are asked know of it from now on
   */
  Remembered(List<Procedure> group, Questions asked) {
    this.group = group;
    this.asked = asked;
    asked.effects().forEach(each -> each.method().askedBy(this));
  }

  /** Notes that the code is another one. */
  void outdate() {
    isOutdated = true;
    asked.effects().forEach(each -> each.method().isNotAskedBy(this));
  }

  boolean isOf(List<Procedure> other) {
    return !isOutdated && group.equals(other);
  }

  Questions asked() {
    return asked;
  }

  /** Returns the place of the group in the order of the analysis. */
  @Override
  public int component() {
    return group.get(0).component();
  }
}
