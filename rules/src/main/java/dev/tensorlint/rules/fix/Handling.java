// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What code does with a variable beside calling its methods. */
final class Handling extends IrWalker {

  private final Local variable;
  private boolean isAssigned;
  private boolean isHandedOut;
  private boolean isPassed;
  private boolean isAliased;

  private Handling(Local variable) {
    this.variable = variable;
  }

  static Handling of(Local variable, List<Stmt> statements) {
    Handling handling = new Handling(variable);
    statements.forEach(handling::stmt);
    return handling;
  }

  /** It gets another value. */
  boolean isAssigned() {
    return isAssigned;
  }

  /** It is returned, thrown, or put into a field, an array, a new object or a new variable. */
  boolean isHandedOut() {
    return isHandedOut;
  }

  /** It is the argument of a call, which may take it. */
  boolean isPassed() {
    return isPassed;
  }

  /** Neither is it the argument of a call, nor does another variable get its value. */
  boolean isPrivate() {
    return !isPassed && !isAliased;
  }

  private boolean isIt(@Nullable Expr expr) {
    if (expr instanceof Expr.Cast cast) {
      return isIt(cast.operand());
    }
    if (expr instanceof Expr.Conditional choice) {
      return isIt(choice.whenTrue()) || isIt(choice.whenFalse());
    }
    return expr instanceof Expr.LocalRef ref && ref.local().equals(variable);
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    isAssigned |= isIt(expr.target());
    boolean isToLocal = expr.target() instanceof Expr.LocalRef;
    isAliased |= isIt(expr.value()) && isToLocal;
    isHandedOut |= isIt(expr.value()) && !isToLocal;
    return super.visitAssign(expr);
  }

  @Override
  public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
    isAliased |= isIt(stmt.initializer());
    return super.visitLocalDecl(stmt);
  }

  @Override
  public Unit visitReturn(Stmt.Return stmt) {
    isHandedOut |= isIt(stmt.value());
    return super.visitReturn(stmt);
  }

  @Override
  public Unit visitYield(Stmt.Yield stmt) {
    isHandedOut |= isIt(stmt.value());
    return super.visitYield(stmt);
  }

  @Override
  public Unit visitNewArray(Expr.NewArray expr) {
    isHandedOut |= expr.elements() != null && expr.elements().stream().anyMatch(this::isIt);
    return super.visitNewArray(expr);
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    isHandedOut |= expr.arguments().stream().anyMatch(this::isIt);
    return super.visitNew(expr);
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    isPassed |= expr.arguments().stream().anyMatch(this::isIt);
    return super.visitCall(expr);
  }
}
