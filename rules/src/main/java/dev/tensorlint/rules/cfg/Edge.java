// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A way from one node to the next.
 *
 * @param target the node it leads to
 * @param thrown types of the exceptions that take it, as binary names, {@link #UNEXPECTED} and
 *     {@link #UNRESOLVED}; empty when the instruction ends normally
 * @param condition what holds when it is taken, null when nothing is known
 */
public record Edge(int target, List<String> thrown, @Nullable Condition condition) {

  /** Stands for unchecked exceptions that any call might throw. */
  public static final String UNEXPECTED = "<unexpected>";

  /** Stands for whatever a call that could not be resolved might throw. */
  public static final String UNRESOLVED = "<unresolved>";

  public Edge {
    thrown = List.copyOf(thrown);
  }

  Edge(int target, @Nullable Condition condition) {
    this(target, List.of(), condition);
  }

  /** Returns whether it is taken when the instruction throws. */
  public boolean isExceptional() {
    return !thrown.isEmpty();
  }

  /** Returns whether something says that an exception takes it, besides that any call might. */
  public boolean isExpected() {
    return thrown.stream().anyMatch(Edge::isSpokenOf);
  }

  /** Returns whether a type of exception is one that something speaks of. */
  public static boolean isSpokenOf(String type) {
    return !type.equals(UNEXPECTED) && !type.equals(UNRESOLVED);
  }
}
