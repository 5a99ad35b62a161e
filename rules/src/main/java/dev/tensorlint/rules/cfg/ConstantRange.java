// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import java.util.OptionalLong;

/**
 * Recognises loops over a constant range that is not empty: {@code for (int i = 0; i < 3; i++)}.
 */
final class ConstantRange {

  private ConstantRange() {}

  /** Returns whether the body of a loop certainly runs at least once. */
  static boolean isEntered(Stmt.For loop) {
    if (loop.init().size() != 1
        || !(loop.init().get(0) instanceof Stmt.LocalDecl decl)
        || !(loop.condition() instanceof Expr.Binary condition)
        || !(condition.left() instanceof Expr.LocalRef tested)
        || !tested.local().equals(decl.local())
        || decl.initializer() == null) {
      return false;
    }
    OptionalLong first = LiteralKey.number(decl.initializer());
    OptionalLong bound = LiteralKey.number(condition.right());
    return first.isPresent()
        && bound.isPresent()
        && holds(first.getAsLong(), condition.operator(), bound.getAsLong());
  }

  private static boolean holds(long first, String operator, long bound) {
    return switch (operator) {
      case "<" -> first < bound;
      case "<=" -> first <= bound;
      case ">" -> first > bound;
      case ">=" -> first >= bound;
      case "!=" -> first != bound;
      default -> false;
    };
  }
}
