// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.List;

/** Decides from the statements of a body whether it can complete normally. */
public final class NormalCompletion {

  private NormalCompletion() {}

  /** Returns whether the last statement is of a kind that can complete normally or return. */
  static boolean isPlain(Stmt body) {
    if (!(body instanceof Stmt.Block block) || block.statements().isEmpty()) {
      return true;
    }
    List<Stmt> statements = block.statements();
    Stmt last = statements.get(statements.size() - 1);
    return last instanceof Stmt.Return
        || last instanceof Stmt.LocalDecl
        || last instanceof Stmt.ExprStmt
        || last instanceof Stmt.If
        || last instanceof Stmt.ForEach;
  }

  /** Returns whether each path through a body throws: it has no return, and its end throws. */
  public static boolean isImpossible(Stmt body) {
    return endsInThrow(body) && !Returns.areIn(body);
  }

  private static boolean endsInThrow(Stmt stmt) {
    if (stmt instanceof Stmt.Block block) {
      return block.statements().stream().anyMatch(NormalCompletion::endsInThrow);
    }
    if (stmt instanceof Stmt.If choice) {
      return choice.whenFalse() != null
          && endsInThrow(choice.whenTrue())
          && endsInThrow(choice.whenFalse());
    }
    return stmt instanceof Stmt.Throw
        || (stmt instanceof Stmt.Synchronized locked && endsInThrow(locked.body()));
  }

  /** Searches for the return statements of a body, not of its lambdas. */
  private static final class Returns extends IrWalker {
    private boolean areThere;

    static boolean areIn(Stmt body) {
      Returns returns = new Returns();
      body.accept(returns);
      return returns.areThere;
    }

    @Override
    public Unit visitReturn(Stmt.Return stmt) {
      areThere = true;
      return Unit.UNIT;
    }

    @Override
    public Unit visitLambda(Expr.Lambda expr) {
      return Unit.UNIT;
    }
  }
}
