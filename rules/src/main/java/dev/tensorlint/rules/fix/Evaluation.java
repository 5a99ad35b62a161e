// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Unit;

/** Whether an expression does nothing but read. */
final class Evaluation extends IrWalker {

  private boolean onlyReads = true;

  private Evaluation() {}

  static boolean onlyReads(Expr expr) {
    Evaluation walk = new Evaluation();
    walk.expr(expr);
    return walk.onlyReads;
  }

  private Unit acts() {
    onlyReads = false;
    return Unit.UNIT;
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    return acts();
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    return acts();
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    return acts();
  }

  @Override
  public Unit visitCompoundAssign(Expr.CompoundAssign expr) {
    return acts();
  }

  @Override
  public Unit visitUnary(Expr.Unary expr) {
    return expr.assigns() ? acts() : super.visitUnary(expr);
  }

  @Override
  public Unit visitSwitchExpr(Expr.SwitchExpr expr) {
    return acts();
  }

  @Override
  public Unit visitOpaque(Expr.Opaque expr) {
    return acts();
  }
}
