// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.NullTests;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whether the value of a local variable may be that of another variable at some time, because one
 * is assigned to the other.
 */
final class SharedValue extends IrWalker {

  private final Local local;
  private boolean isShared;

  private SharedValue(Local local) {
    this.local = local;
  }

  static boolean isIn(MethodDecl method, Local local) {
    SharedValue value = new SharedValue(local);
    value.visitMethod(method);
    return value.isShared;
  }

  @Override
  public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
    note(stmt.local().equals(local), stmt.initializer());
    return super.visitLocalDecl(stmt);
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    note(NullTests.isIt(expr.target(), local), expr.value());
    return super.visitAssign(expr);
  }

  private void note(boolean isAssigned, @Nullable Expr value) {
    Set<Local> given = new HashSet<>();
    addGiven(value, given);
    boolean isGiven = given.remove(local);
    isShared |= isAssigned ? !given.isEmpty() : isGiven;
  }

  /** Adds the variables of which an expression is the value, as it is. */
  private static void addGiven(@Nullable Expr value, Set<Local> given) {
    if (value instanceof Expr.LocalRef ref) {
      given.add(ref.local());
    } else if (value instanceof Expr.Cast cast) {
      addGiven(cast.operand(), given);
    } else if (value instanceof Expr.Conditional either) {
      addGiven(either.whenTrue(), given);
      addGiven(either.whenFalse(), given);
    }
  }
}
