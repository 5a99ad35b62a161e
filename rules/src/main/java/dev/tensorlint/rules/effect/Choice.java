// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.HashSet;
import java.util.Set;

/**
 * Decides between the two results of a method that returns either an argument or a new resource. A
 * plain value, which joins to what holds of both.
 *
 * @param newOnlyIf conditions on the arguments, one of which holds if the result is new; empty if
 *     it may be new for all arguments
 * @param givenOnlyIf conditions on the arguments, one of which holds if the result is the argument;
 *     empty if it may be that for all arguments
 */
public record Choice(Set<ThrowCondition> newOnlyIf, Set<ThrowCondition> givenOnlyIf) {

  /** Each of both is possible for all arguments. */
  public static final Choice FREE = new Choice(Set.of(), Set.of());

  public Choice {
    newOnlyIf = Set.copyOf(newOnlyIf);
    givenOnlyIf = Set.copyOf(givenOnlyIf);
  }

  /** Commutative, associative and idempotent, with {@link #FREE} on top. */
  Choice join(Choice other) {
    return new Choice(either(newOnlyIf, other.newOnlyIf), either(givenOnlyIf, other.givenOnlyIf));
  }

  private static Set<ThrowCondition> either(Set<ThrowCondition> one, Set<ThrowCondition> other) {
    if (one.isEmpty() || other.isEmpty()) {
      return Set.of();
    }
    Set<ThrowCondition> both = new HashSet<>(one);
    both.addAll(other);
    return both;
  }
}
