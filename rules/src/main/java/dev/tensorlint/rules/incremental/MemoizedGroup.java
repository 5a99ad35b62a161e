// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.SummaryReader;
import java.util.List;

/** The memoized analysis of a group: methods that call each other, or a single method. */
final class MemoizedGroup implements SummaryReader {

  private final List<Procedure> group;
  private final QueryLog asked;
  private boolean isOutdated;

  /**
   * @param asked the queries of the analysis; registers this group with each method whose summary
   *     it has read
   */
  MemoizedGroup(List<Procedure> group, QueryLog asked) {
    this.group = group;
    this.asked = asked;
    asked.effects().forEach(each -> each.method().readBy(this));
  }

  /** Marks the group as outdated, and unregisters it from the methods that it has read. */
  void outdate() {
    isOutdated = true;
    asked.effects().forEach(each -> each.method().isNotReadBy(this));
  }

  boolean isOf(List<Procedure> other) {
    return !isOutdated && group.equals(other);
  }

  QueryLog asked() {
    return asked;
  }

  /** Returns the position of the group in the order of the analysis. */
  @Override
  public int component() {
    return group.get(0).component();
  }
}
