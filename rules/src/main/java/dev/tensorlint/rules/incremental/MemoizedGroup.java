// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.Asker;
import dev.tensorlint.rules.callgraph.Procedure;
import java.util.List;

/** What was found out of methods that call each other, or of a single one. */
final class MemoizedGroup implements Asker {

  private final List<Procedure> group;
  private final QueryLog asked;
  private boolean isOutdated;

  /**
   * @param asked what was asked meanwhile; those who are asked know of it from now on
   */
  MemoizedGroup(List<Procedure> group, QueryLog asked) {
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

  QueryLog asked() {
    return asked;
  }

  /** Returns the place of the group in the order of the analysis. */
  @Override
  public int component() {
    return group.get(0).component();
  }
}
