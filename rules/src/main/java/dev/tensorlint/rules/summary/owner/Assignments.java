// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary.owner;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.NullTests;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;

/** Searches for assignments to a field of the same object. */
final class Assignments extends IrWalker {

  private final FieldKey field;
  private boolean areThere;
  private boolean areOfValues;

  private Assignments(FieldKey field) {
    this.field = field;
  }

  private static Assignments of(MethodDecl method, FieldKey field) {
    Assignments assignments = new Assignments(field);
    assignments.visitMethod(method);
    return assignments;
  }

  static boolean areIn(MethodDecl method, FieldKey field) {
    return of(method, field).areThere;
  }

  /** Returns whether a method assigns something else than null. */
  static boolean areOfValuesIn(MethodDecl method, FieldKey field) {
    return of(method, field).areOfValues;
  }

  /** Returns whether clients can call a method that does nothing but assign the field. */
  static boolean areAll(MethodDecl method, FieldKey field) {
    Stmt.Block body = method.body();
    return method.kind() == MethodDecl.Kind.METHOD
        && !method.has(Modifier.PRIVATE)
        && body != null
        && areIn(method, field)
        && body.statements().stream().allMatch(stmt -> isAssignment(stmt, field));
  }

  private static boolean isAssignment(Stmt stmt, FieldKey field) {
    return stmt instanceof Stmt.Return
        || (stmt instanceof Stmt.ExprStmt statement
            && statement.expr() instanceof Expr.Assign assignment
            && field.equals(OwnCalls.field(assignment.target())));
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    areOfValues |= !NullTests.isNull(expr.value()) && field.equals(OwnCalls.field(expr.target()));
    return super.visitAssign(expr);
  }

  @Override
  protected void assigned(Expr target) {
    areThere |= field.equals(OwnCalls.field(target));
  }
}
