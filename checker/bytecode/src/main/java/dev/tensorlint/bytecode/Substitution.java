// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Puts an expression in the place of the only use of a variable. Looks where a compiler leaves the
 * operands of a statement; elsewhere nothing is replaced.
 */
final class Substitution {

  private final Local variable;
  private final Expr value;
  private boolean isDone;

  private Substitution(Local variable, Expr value) {
    this.variable = variable;
    this.value = value;
  }

  /** Returns the statement with the expression, null if the variable is not an operand of it. */
  static @Nullable Stmt in(Stmt statement, Local variable, Expr value) {
    Substitution substitution = new Substitution(variable, value);
    Stmt result = substitution.of(statement);
    return substitution.isDone ? result : null;
  }

  private Stmt of(Stmt statement) {
    if (statement instanceof Stmt.ExprStmt stmt) {
      return new Stmt.ExprStmt(of(stmt.expr()), stmt.span());
    } else if (statement instanceof Stmt.LocalDecl decl && decl.initializer() != null) {
      return new Stmt.LocalDecl(decl.local(), of(decl.initializer()), decl.span());
    } else if (statement instanceof Stmt.Return stmt && stmt.value() != null) {
      return new Stmt.Return(of(stmt.value()), stmt.span());
    } else if (statement instanceof Stmt.Throw stmt) {
      return new Stmt.Throw(of(stmt.value()), stmt.span());
    } else if (statement instanceof Stmt.If stmt) {
      return new Stmt.If(of(stmt.condition()), stmt.whenTrue(), stmt.whenFalse(), stmt.span());
    } else if (statement instanceof Stmt.Switch stmt) {
      return new Stmt.Switch(of(stmt.selector()), stmt.cases(), stmt.span());
    }
    return statement;
  }

  private Expr of(Expr expr) {
    if (expr instanceof Expr.LocalRef ref && ref.local().equals(variable)) {
      isDone = true;
      return value;
    } else if (expr instanceof Expr.Call call) {
      return new Expr.Call(
          orNull(call.target()),
          call.callee(),
          all(call.arguments()),
          call.type(),
          call.nameSpan(),
          call.span());
    } else if (expr instanceof Expr.New created) {
      return new Expr.New(
          created.outer(),
          created.constructor(),
          all(created.arguments()),
          created.body(),
          created.type(),
          created.span());
    } else if (expr instanceof Expr.Cast cast) {
      return new Expr.Cast(cast.type(), of(cast.operand()), cast.span());
    } else if (expr instanceof Expr.Assign assign) {
      return new Expr.Assign(assign.target(), of(assign.value()), assign.span());
    } else if (expr instanceof Expr.FieldRef field) {
      return new Expr.FieldRef(
          orNull(field.target()),
          field.owner(),
          field.name(),
          field.isStatic(),
          field.type(),
          field.nameSpan(),
          field.span());
    } else if (expr instanceof Expr.ArrayAccess access) {
      return new Expr.ArrayAccess(
          of(access.array()), of(access.index()), access.type(), access.span());
    } else if (expr instanceof Expr.Binary binary) {
      return new Expr.Binary(
          binary.operator(), of(binary.left()), of(binary.right()), binary.type(), binary.span());
    } else if (expr instanceof Expr.Unary unary && !unary.assigns()) {
      return new Expr.Unary(
          unary.operator(), unary.isPostfix(), of(unary.operand()), unary.type(), unary.span());
    } else if (expr instanceof Expr.Conditional conditional) {
      return new Expr.Conditional(
          of(conditional.condition()),
          of(conditional.whenTrue()),
          of(conditional.whenFalse()),
          conditional.type(),
          conditional.span());
    } else if (expr instanceof Expr.NewArray array && array.elements() != null) {
      return new Expr.NewArray(
          array.type(), array.dimensions(), all(array.elements()), array.span());
    } else if (expr instanceof Expr.InstanceOf test) {
      return new Expr.InstanceOf(of(test.operand()), test.tested(), test.pattern(), test.span());
    }
    return expr;
  }

  private @Nullable Expr orNull(@Nullable Expr expr) {
    return expr == null ? null : of(expr);
  }

  private List<Expr> all(List<Expr> exprs) {
    return exprs.stream().map(this::of).toList();
  }
}
