// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.List;

/**
 * Decides from its text whether a clause only passes its exception on: it ends with a {@code
 * throw}, and uses no object but the exception, strings and what static fields hold, such as a
 * logger. It shows no more than the lack of a clause that somebody expects the exception.
 */
final class RethrowingClause extends IrWalker {

  private static final String STRING = "java.lang.String";

  private final Local exception;
  private boolean doesMore;

  private RethrowingClause(Local exception) {
    this.exception = exception;
  }

  static boolean is(Stmt.Catch clause) {
    List<Stmt> statements = clause.body().statements();
    if (statements.isEmpty() || !(statements.get(statements.size() - 1) instanceof Stmt.Throw)) {
      return false;
    }
    RethrowingClause walker = new RethrowingClause(clause.parameter());
    clause.body().accept(walker);
    return !walker.doesMore;
  }

  private boolean isHarmless(TypeRef type) {
    return type.name().equals(STRING) || !type.isReference();
  }

  private Unit more() {
    doesMore = true;
    return Unit.UNIT;
  }

  @Override
  public Unit visitLocalRef(Expr.LocalRef expr) {
    doesMore |= !expr.local().equals(exception) && !isHarmless(expr.type());
    return Unit.UNIT;
  }

  @Override
  public Unit visitFieldRef(Expr.FieldRef expr) {
    doesMore |= !expr.isStatic();
    return super.visitFieldRef(expr);
  }

  @Override
  public Unit visitThis(Expr.This expr) {
    return more();
  }

  /** A call without a target may be one of the object, or of a method that cleans up. */
  @Override
  public Unit visitCall(Expr.Call expr) {
    doesMore |= expr.target() == null && !isOfOtherType(expr.reached());
    return super.visitCall(expr);
  }

  private static boolean isOfOtherType(Callee callee) {
    return callee instanceof MethodRef method && method.owner().startsWith("java.");
  }

  @Override
  public Unit visitLambda(Expr.Lambda expr) {
    return more();
  }

  @Override
  public Unit visitReturn(Stmt.Return stmt) {
    return more();
  }

  @Override
  public Unit visitBreak(Stmt.Break stmt) {
    return more();
  }

  @Override
  public Unit visitContinue(Stmt.Continue stmt) {
    return more();
  }
}
