// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.Stmt;
import java.util.List;

/** Decides from the last statement of a body whether it can certainly complete normally. */
final class NormalCompletion {

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
}
