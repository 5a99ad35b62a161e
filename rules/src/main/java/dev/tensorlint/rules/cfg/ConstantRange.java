// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Recognises loops over a constant range: {@code for (int i = 0; i < 3; i++)}. */
public final class ConstantRange {

  private ConstantRange() {}

  /** Returns whether the body of a loop certainly runs at least once. */
  static boolean isEntered(Stmt.For loop) {
    return range(loop).filter(Range::isEntered).isPresent();
  }

  /**
   * Returns how often the body of a loop runs at most: {@code for (int i = 0; i < 3; i++)} three
   * times. Empty if the loop does not go through a constant range, one by one.
   */
  public static OptionalLong rounds(Stmt.For loop) {
    Optional<Range> range = range(loop).filter(one -> one.isSteppedBy(loop.update()));
    return range.isPresent() && !Region.of(loop.body()).assigns(range.get().counter())
        ? OptionalLong.of(range.get().size())
        : OptionalLong.empty();
  }

  private static Optional<Range> range(Stmt.For loop) {
    if (loop.init().size() != 1
        || !(loop.init().get(0) instanceof Stmt.LocalDecl decl)
        || !(loop.condition() instanceof Expr.Binary condition)
        || !(condition.left() instanceof Expr.LocalRef tested)
        || !tested.local().equals(decl.local())
        || decl.initializer() == null) {
      return Optional.empty();
    }
    OptionalLong first = LiteralKey.number(decl.initializer());
    OptionalLong bound = LiteralKey.number(condition.right());
    return first.isPresent() && bound.isPresent()
        ? Optional.of(
            new Range(decl.local(), first.getAsLong(), condition.operator(), bound.getAsLong()))
        : Optional.empty();
  }

  /** The values of a variable from the first one on, as long as it compares so with a bound. */
  private record Range(Local counter, long first, String operator, long bound) {

    boolean isEntered() {
      return holds(first, operator, bound);
    }

    boolean isSteppedBy(List<Expr> update) {
      return update.size() == 1
          && update.get(0) instanceof Expr.Unary step
          && step.operator().equals(operator.startsWith("<") ? "++" : "--")
          && !operator.equals("!=")
          && step.operand() instanceof Expr.LocalRef local
          && local.local().equals(counter);
    }

    long size() {
      long last = operator.endsWith("=") ? 1 : 0;
      return isEntered() ? Math.abs(bound - first) + last : 0;
    }
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
