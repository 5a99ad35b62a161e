// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import java.util.List;

/** Whether control can leave a statement at its end: JLS 14.22, as far as patterns need it. */
final class Completion {

  private Completion() {}

  static boolean isNormal(Stmt stmt) {
    if (stmt instanceof Stmt.Block block) {
      return isNormal(block.statements());
    } else if (stmt instanceof Stmt.If choice) {
      Stmt whenFalse = choice.whenFalse();
      return whenFalse == null || isNormal(choice.whenTrue()) || isNormal(whenFalse);
    } else if (stmt instanceof Stmt.Try tried) {
      return isNormal(tried);
    } else if (stmt instanceof Stmt.Synchronized locked) {
      return isNormal(locked.body());
    } else if (stmt instanceof Stmt.While loop) {
      return !isTrue(loop.condition());
    }
    return !isJump(stmt);
  }

  private static boolean isJump(Stmt stmt) {
    return stmt instanceof Stmt.Return
        || stmt instanceof Stmt.Throw
        || stmt instanceof Stmt.Break
        || stmt instanceof Stmt.Continue
        || stmt instanceof Stmt.Yield;
  }

  private static boolean isNormal(List<Stmt> statements) {
    return statements.isEmpty() || isNormal(statements.get(statements.size() - 1));
  }

  private static boolean isNormal(Stmt.Try tried) {
    Stmt.Block last = tried.finallyBlock();
    boolean ends =
        isNormal(tried.body()) || tried.catches().stream().anyMatch(each -> isNormal(each.body()));
    return ends && (last == null || isNormal(last));
  }

  private static boolean isTrue(Expr condition) {
    return condition instanceof Expr.Literal literal && literal.kind() == Expr.LiteralKind.TRUE;
  }
}
