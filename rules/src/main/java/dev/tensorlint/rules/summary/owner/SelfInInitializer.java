// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary.owner;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Unit;

/** Searches the initializer of a field for a reference to the object that other code may keep. */
final class SelfInInitializer extends IrWalker {

  private boolean isThere;

  static boolean isIn(FieldDecl field) {
    SelfInInitializer search = new SelfInInitializer();
    search.expr(field.initializer());
    return search.isThere;
  }

  @Override
  public Unit visitThis(Expr.This expr) {
    isThere = true;
    return Unit.UNIT;
  }

  /** A field of the object is no reference to the object. */
  @Override
  public Unit visitFieldRef(Expr.FieldRef expr) {
    return OwnCalls.isThis(expr.target()) ? Unit.UNIT : super.visitFieldRef(expr);
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    if (!OwnCalls.isThis(expr.target())) {
      return super.visitCall(expr);
    }
    expr.arguments().forEach(this::expr);
    return Unit.UNIT;
  }
}
