// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.SummaryReader;
import dev.tensorlint.rules.callgraph.Symbol;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The memoized analysis of a group: methods that call each other, or a single method. */
final class MemoizedGroup implements SummaryReader {

  private final List<Procedure> group;
  private final List<Symbol> read;
  private @Nullable QueryLog asked;
  private @Nullable Supplier<QueryLog> later;
  private boolean isOutdated;
  private boolean isRegistered;

  /**
   * @param asked the queries of the analysis; registers this group with each method whose summary
   *     it has read
   */
  MemoizedGroup(List<Procedure> group, QueryLog asked) {
    this(group, asked.effects().stream().map(QueryLog.Done::method).toList());
    this.asked = asked;
    register();
  }

  /**
   * Creates a group that is registered later.
   *
   * @param read the methods whose summaries the analysis has read
   * @param asked gives the queries of the analysis when they are needed
   */
  MemoizedGroup(List<Procedure> group, List<Symbol> read, Supplier<QueryLog> asked) {
    this(group, read);
    this.later = asked;
  }

  private MemoizedGroup(List<Procedure> group, List<Symbol> read) {
    this.group = group;
    this.read = read;
  }

  /** Registers the group with each method whose summary it has read, unless it is outdated. */
  void register() {
    if (!isRegistered && !isOutdated) {
      isRegistered = true;
      read.forEach(each -> each.readBy(this));
    }
  }

  /** Marks the group as outdated, and unregisters it from the methods that it has read. */
  void outdate() {
    isOutdated = true;
    if (isRegistered) {
      read.forEach(each -> each.isNotReadBy(this));
    }
  }

  boolean isOf(List<Procedure> other) {
    return !isOutdated && group.equals(other);
  }

  List<Procedure> group() {
    return group;
  }

  /** Returns the methods whose summaries it has read. */
  List<Symbol> read() {
    return read;
  }

  QueryLog asked() {
    QueryLog known = asked;
    if (known == null) {
      known = Objects.requireNonNull(later, "a group is analysed or kept").get();
      asked = known;
      later = null;
    }
    return known;
  }

  /** Returns the position of the group in the order of the analysis. */
  @Override
  public int component() {
    return group.get(0).component();
  }
}
