// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The lambdas that take a variable from around them, and what else mentions it. */
final class Captures extends IrWalker {

  private final Local variable;
  private final List<Expr.Lambda> lambdas = new ArrayList<>();
  private boolean isMentioned;

  private Captures(Local variable) {
    this.variable = variable;
  }

  private static Captures in(Stmt stmt, Local variable) {
    Captures captures = new Captures(variable);
    captures.stmt(stmt);
    return captures;
  }

  /** Returns the lambda that takes the variable; empty where none or several do. */
  static Optional<Expr.Lambda> only(Stmt stmt, Local variable) {
    List<Expr.Lambda> lambdas = in(stmt, variable).lambdas;
    return lambdas.size() == 1 ? Optional.of(lambdas.get(0)) : Optional.empty();
  }

  /** Returns whether code outside of lambdas mentions the variable. */
  static boolean outside(Stmt stmt, Local variable) {
    return in(stmt, variable).isMentioned;
  }

  /** Returns whether the function of a lambda gives back what its expression does. */
  static boolean returnsValue(Code code, Expr.Lambda lambda) {
    boolean isVoid =
        lambda.body() instanceof Stmt.Return stmt
            && stmt.value() != null
            && stmt.value().type().isVoid();
    return !isVoid && !code.models().returnsNothing(lambda.type().name());
  }

  @Override
  public Unit visitLambda(Expr.Lambda expr) {
    if (Mentions.of(expr.body()).contains(variable)) {
      lambdas.add(expr);
    }
    return Unit.UNIT;
  }

  @Override
  public Unit visitLocalRef(Expr.LocalRef expr) {
    isMentioned |= expr.local().equals(variable);
    return Unit.UNIT;
  }
}
