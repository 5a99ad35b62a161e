// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;

/** Whether a method may end in a statement, so that nothing after it is reached. */
final class Leaving extends IrWalker {

  private boolean found;

  private Leaving() {}

  static boolean in(Stmt stmt) {
    Leaving leaving = new Leaving();
    stmt.accept(leaving);
    return leaving.found;
  }

  @Override
  public Unit visitReturn(Stmt.Return stmt) {
    found = true;
    return super.visitReturn(stmt);
  }

  @Override
  public Unit visitThrow(Stmt.Throw stmt) {
    found = true;
    return super.visitThrow(stmt);
  }

  @Override
  public Unit visitLambda(Expr.Lambda expr) {
    return Unit.UNIT;
  }
}
