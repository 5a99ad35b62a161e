// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashSet;
import java.util.Set;

/** Finds the variables of which a body does nothing but return their first value. */
final class OnlyReturned extends IrWalker {
  private final Set<Local> returned = new HashSet<>();
  private final Set<Local> others = new HashSet<>();

  static Set<Local> in(Stmt code) {
    OnlyReturned walker = new OnlyReturned();
    code.accept(walker);
    walker.returned.removeAll(walker.others);
    return walker.returned;
  }

  @Override
  public Unit visitReturn(Stmt.Return stmt) {
    if (stmt.value() instanceof Expr.LocalRef ref) {
      returned.add(ref.local());
      return Unit.UNIT;
    }
    return super.visitReturn(stmt);
  }

  @Override
  public Unit visitLocalRef(Expr.LocalRef expr) {
    others.add(expr.local());
    return Unit.UNIT;
  }
}
