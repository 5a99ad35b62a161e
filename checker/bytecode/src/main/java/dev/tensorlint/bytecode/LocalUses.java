// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.List;

/** Counts where statements name a variable. */
final class LocalUses extends IrWalker {

  private final Local local;
  private int count;

  private LocalUses(Local local) {
    this.local = local;
  }

  static int of(Local local, List<Stmt> statements) {
    LocalUses uses = new LocalUses(local);
    statements.forEach(each -> each.accept(uses));
    return uses.count;
  }

  @Override
  public Unit visitLocalRef(Expr.LocalRef expr) {
    count += expr.local().equals(local) ? 1 : 0;
    return Unit.UNIT;
  }
}
