// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import org.jspecify.annotations.Nullable;

/** Comparisons with {@code null}. */
public final class NullTests {

  private NullTests() {}

  /** Returns whether a condition is that a variable is not null, and nothing else. */
  public static boolean isNotNull(Expr condition, Local local) {
    return condition instanceof Expr.Binary test
        && test.operator().equals("!=")
        && ((isIt(test.left(), local) && isNull(test.right()))
            || (isNull(test.left()) && isIt(test.right(), local)));
  }

  public static boolean isIt(@Nullable Expr expr, Local local) {
    return expr instanceof Expr.LocalRef ref && ref.local().equals(local);
  }

  public static boolean isNull(@Nullable Expr value) {
    return value instanceof Expr.Literal literal && literal.kind() == Expr.LiteralKind.NULL;
  }
}
