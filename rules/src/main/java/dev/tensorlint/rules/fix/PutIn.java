// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The variables that code puts into an object, as arguments of calls on it that return nothing: the
 * object may release or clear them when it is released, as a model does with its block.
 */
final class PutIn extends IrWalker {

  private final Local object;
  private final Set<Local> found = new HashSet<>();

  private PutIn(Local object) {
    this.object = object;
  }

  /** Returns whether some of what statements put into an object is needed after them. */
  static boolean isNeededAfter(Local object, List<Stmt> statements, List<Stmt> after) {
    PutIn put = new PutIn(object);
    statements.forEach(put::stmt);
    return after.stream().anyMatch(stmt -> Mentions.any(stmt, put.found));
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    if (expr.type().isVoid()
        && expr.target() instanceof Expr.LocalRef target
        && target.local().equals(object)) {
      for (Expr argument : expr.arguments()) {
        if (argument instanceof Expr.LocalRef ref && !Reach.isPlain(ref.local().type())) {
          found.add(ref.local());
        }
      }
    }
    return super.visitCall(expr);
  }
}
