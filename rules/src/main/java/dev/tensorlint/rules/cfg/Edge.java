// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A way from one node to the next.
 *
 * @param target the node it leads to
 * @param thrown types of the exceptions that take it, as binary names and {@link #UNEXPECTED};
 *     empty when the instruction ends normally
 * @param condition what holds when it is taken, null when nothing is known
 */
public record Edge(int target, List<String> thrown, @Nullable Condition condition) {

  /** Stands for unchecked exceptions that any call might throw. */
  public static final String UNEXPECTED = "<unexpected>";

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
    return thrown.stream().anyMatch(type -> !type.equals(UNEXPECTED));
  }
}
