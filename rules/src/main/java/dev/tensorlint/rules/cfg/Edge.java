// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An edge from one node to the next.
 *
 * @param target the node it leads to
 * @param thrown types of the exceptions that take it, as binary names, {@link #UNEXPECTED} and
 *     {@link #UNRESOLVED}; empty if the instruction completes normally
 * @param condition what holds if it is taken, null for nothing
 */
public record Edge(int target, List<String> thrown, @Nullable Condition condition) {

  /** Stands for unchecked exceptions that any call might throw. */
  public static final String UNEXPECTED = "<unexpected>";

  /** Stands for the exceptions that an unresolved call might throw. */
  public static final String UNRESOLVED = "<unresolved>";

  public Edge {
    thrown = List.copyOf(thrown);
  }

  Edge(int target, @Nullable Condition condition) {
    this(target, List.of(), condition);
  }

  /** Returns whether it is taken if the instruction throws. */
  public boolean isExceptional() {
    return !thrown.isEmpty();
  }

  /**
   * Returns whether some exception that takes it is declared or unresolved, not merely possible in
   * any call.
   */
  public boolean isExpected() {
    return thrown.stream().anyMatch(Edge::isSpokenOf);
  }

  /**
   * Returns whether a type of exception is declared or unresolved, not merely possible in any call.
   */
  public static boolean isSpokenOf(String type) {
    return !type.equals(UNEXPECTED) && !type.equals(UNRESOLVED);
  }
}
