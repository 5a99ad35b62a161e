// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

/** A walk that keeps count of the loops around the current code. */
public abstract class LoopWalker extends IrWalker {

  private int loops;

  /** Returns the number of loops around the current code. */
  protected final int loops() {
    return loops;
  }

  /** Visits parts of the code that run any number of times. */
  protected final Unit inLoop(Runnable parts) {
    return inLoops(loops + 1, parts);
  }

  /** Visits parts of the code around which there are so many loops. */
  protected final Unit inLoops(int around, Runnable parts) {
    int outer = loops;
    loops = around;
    parts.run();
    loops = outer;
    return Unit.UNIT;
  }

  @Override
  public Unit visitWhile(Stmt.While stmt) {
    return inLoop(() -> super.visitWhile(stmt));
  }

  @Override
  public Unit visitDoWhile(Stmt.DoWhile stmt) {
    return inLoop(() -> super.visitDoWhile(stmt));
  }

  @Override
  public Unit visitFor(Stmt.For stmt) {
    return inLoop(() -> super.visitFor(stmt));
  }

  @Override
  public Unit visitForEach(Stmt.ForEach stmt) {
    return inLoop(() -> super.visitForEach(stmt));
  }
}
