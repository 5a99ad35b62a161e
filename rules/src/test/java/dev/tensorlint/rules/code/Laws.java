// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.BinaryOperator;

/** The laws of a join, for any three values. */
public final class Laws {

  private Laws() {}

  /** Checks that a join is idempotent, commutative and associative. */
  public static <T> void join(T a, T b, T c, BinaryOperator<T> join) {
    assertEquals(a, join.apply(a, a), "idempotent");
    assertEquals(join.apply(a, b), join.apply(b, a), "commutative");
    assertEquals(join.apply(join.apply(a, b), c), join.apply(a, join.apply(b, c)), "associative");
  }

  /** Returns whether a value is below another in the order that a join defines. */
  public static <T> boolean isBelow(T lower, T upper, BinaryOperator<T> join) {
    return join.apply(lower, upper).equals(upper);
  }
}
