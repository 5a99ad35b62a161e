// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;

/** Visits the body of a loop, without nested loops. */
abstract class OneLoopWalker extends IrWalker {

  @Override
  public Unit visitWhile(Stmt.While stmt) {
    return Unit.UNIT;
  }

  @Override
  public Unit visitDoWhile(Stmt.DoWhile stmt) {
    return Unit.UNIT;
  }

  @Override
  public Unit visitFor(Stmt.For stmt) {
    return Unit.UNIT;
  }

  @Override
  public Unit visitForEach(Stmt.ForEach stmt) {
    return Unit.UNIT;
  }
}
