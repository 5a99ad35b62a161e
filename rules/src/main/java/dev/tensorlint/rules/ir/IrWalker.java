// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Visits everything below a node in source order. A subclass overrides the methods for the nodes of
 * interest, and calls {@code super} to continue below them.
 */
public class IrWalker implements Expr.Visitor<Unit>, Stmt.Visitor<Unit> {

  /** Called for each declared variable, parameters and pattern variables included. */
  public void visitLocal(Local local) {}

  public void visitType(TypeDecl type) {
    for (FieldDecl field : type.fields()) {
      expr(field.initializer());
    }
    for (MethodDecl method : type.methods()) {
      visitMethod(method);
    }
    for (TypeDecl nested : type.types()) {
      visitType(nested);
    }
  }

  public void visitMethod(MethodDecl method) {
    for (Local parameter : method.parameters()) {
      visitLocal(parameter);
    }
    stmt(method.body());
  }

  public void visitPattern(Pattern pattern) {
    if (pattern instanceof Pattern.Binding binding) {
      visitLocal(binding.local());
    } else if (pattern instanceof Pattern.Deconstruction deconstruction) {
      for (Pattern component : deconstruction.components()) {
        visitPattern(component);
      }
    }
  }

  /** Visits an expression. A subclass that handles each expression overrides it. */
  protected Unit expr(@Nullable Expr expr) {
    return expr == null ? Unit.UNIT : expr.accept(this);
  }

  /** Visits a statement. A subclass that handles each statement overrides it. */
  protected Unit stmt(@Nullable Stmt stmt) {
    return stmt == null ? Unit.UNIT : stmt.accept(this);
  }

  private Unit exprs(List<? extends Expr> exprs) {
    for (Expr expr : exprs) {
      expr(expr);
    }
    return Unit.UNIT;
  }

  private void stmts(List<? extends Stmt> stmts) {
    for (Stmt stmt : stmts) {
      stmt(stmt);
    }
  }

  private void cases(List<SwitchCase> cases) {
    for (SwitchCase one : cases) {
      visitCase(one);
    }
  }

  public void visitCase(SwitchCase one) {
    exprs(one.constants());
    for (Pattern pattern : one.patterns()) {
      visitPattern(pattern);
    }
    expr(one.guard());
    stmts(one.body());
  }

  @Override
  public Unit visitLiteral(Expr.Literal expr) {
    return Unit.UNIT;
  }

  @Override
  public Unit visitLocalRef(Expr.LocalRef expr) {
    return Unit.UNIT;
  }

  @Override
  public Unit visitFieldRef(Expr.FieldRef expr) {
    return expr(expr.target());
  }

  @Override
  public Unit visitThis(Expr.This expr) {
    return Unit.UNIT;
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    expr(expr.target());
    return exprs(expr.arguments());
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    expr(expr.outer());
    exprs(expr.arguments());
    if (expr.body() != null) {
      visitType(expr.body());
    }
    return Unit.UNIT;
  }

  @Override
  public Unit visitNewArray(Expr.NewArray expr) {
    exprs(expr.dimensions());
    return expr.elements() == null ? Unit.UNIT : exprs(expr.elements());
  }

  @Override
  public Unit visitArrayAccess(Expr.ArrayAccess expr) {
    expr(expr.array());
    return expr(expr.index());
  }

  /** Called for the target of each assignment, increment and decrement. */
  protected void assigned(Expr target) {}

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    assigned(expr.target());
    expr(expr.target());
    return expr(expr.value());
  }

  @Override
  public Unit visitCompoundAssign(Expr.CompoundAssign expr) {
    assigned(expr.target());
    expr(expr.target());
    return expr(expr.value());
  }

  @Override
  public Unit visitUnary(Expr.Unary expr) {
    if (expr.assigns()) {
      assigned(expr.operand());
    }
    return expr(expr.operand());
  }

  @Override
  public Unit visitBinary(Expr.Binary expr) {
    expr(expr.left());
    return expr(expr.right());
  }

  @Override
  public Unit visitConditional(Expr.Conditional expr) {
    expr(expr.condition());
    expr(expr.whenTrue());
    return expr(expr.whenFalse());
  }

  @Override
  public Unit visitInstanceOf(Expr.InstanceOf expr) {
    expr(expr.operand());
    if (expr.pattern() != null) {
      visitPattern(expr.pattern());
    }
    return Unit.UNIT;
  }

  @Override
  public Unit visitCast(Expr.Cast expr) {
    return expr(expr.operand());
  }

  @Override
  public Unit visitSwitchExpr(Expr.SwitchExpr expr) {
    expr(expr.selector());
    cases(expr.cases());
    return Unit.UNIT;
  }

  @Override
  public Unit visitLambda(Expr.Lambda expr) {
    for (Local parameter : expr.parameters()) {
      visitLocal(parameter);
    }
    return stmt(expr.body());
  }

  @Override
  public Unit visitMethodReference(Expr.MethodReference expr) {
    return expr(expr.target());
  }

  @Override
  public Unit visitClassLiteral(Expr.ClassLiteral expr) {
    return Unit.UNIT;
  }

  @Override
  public Unit visitOpaque(Expr.Opaque expr) {
    return exprs(expr.parts());
  }

  @Override
  public Unit visitBlock(Stmt.Block stmt) {
    stmts(stmt.statements());
    return Unit.UNIT;
  }

  @Override
  public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
    visitLocal(stmt.local());
    return expr(stmt.initializer());
  }

  @Override
  public Unit visitExprStmt(Stmt.ExprStmt stmt) {
    return expr(stmt.expr());
  }

  @Override
  public Unit visitIf(Stmt.If stmt) {
    expr(stmt.condition());
    stmt(stmt.whenTrue());
    return stmt(stmt.whenFalse());
  }

  @Override
  public Unit visitWhile(Stmt.While stmt) {
    expr(stmt.condition());
    return stmt(stmt.body());
  }

  @Override
  public Unit visitDoWhile(Stmt.DoWhile stmt) {
    stmt(stmt.body());
    return expr(stmt.condition());
  }

  @Override
  public Unit visitFor(Stmt.For stmt) {
    stmts(stmt.init());
    expr(stmt.condition());
    exprs(stmt.update());
    return stmt(stmt.body());
  }

  @Override
  public Unit visitForEach(Stmt.ForEach stmt) {
    visitLocal(stmt.variable());
    expr(stmt.iterable());
    return stmt(stmt.body());
  }

  @Override
  public Unit visitSwitch(Stmt.Switch stmt) {
    expr(stmt.selector());
    cases(stmt.cases());
    return Unit.UNIT;
  }

  @Override
  public Unit visitTry(Stmt.Try stmt) {
    for (Stmt.Resource resource : stmt.resources()) {
      if (resource.local() != null) {
        visitLocal(resource.local());
      }
      expr(resource.value());
    }
    stmt(stmt.body());
    for (Stmt.Catch clause : stmt.catches()) {
      visitLocal(clause.parameter());
      stmt(clause.body());
    }
    return stmt(stmt.finallyBlock());
  }

  @Override
  public Unit visitOnFailure(Stmt.OnFailure stmt) {
    stmt(stmt.body());
    return stmt(stmt.cleanup());
  }

  @Override
  public Unit visitAddedClose(Stmt.AddedClose stmt) {
    return expr(new Expr.LocalRef(stmt.resource(), stmt.span()));
  }

  @Override
  public Unit visitReturn(Stmt.Return stmt) {
    return expr(stmt.value());
  }

  @Override
  public Unit visitThrow(Stmt.Throw stmt) {
    return expr(stmt.value());
  }

  @Override
  public Unit visitBreak(Stmt.Break stmt) {
    return Unit.UNIT;
  }

  @Override
  public Unit visitContinue(Stmt.Continue stmt) {
    return Unit.UNIT;
  }

  @Override
  public Unit visitYield(Stmt.Yield stmt) {
    return expr(stmt.value());
  }

  @Override
  public Unit visitSynchronized(Stmt.Synchronized stmt) {
    expr(stmt.lock());
    return stmt(stmt.body());
  }

  @Override
  public Unit visitLabeled(Stmt.Labeled stmt) {
    return stmt(stmt.body());
  }

  @Override
  public Unit visitLocalClass(Stmt.LocalClass stmt) {
    visitType(stmt.type());
    return Unit.UNIT;
  }

  @Override
  public Unit visitAssert(Stmt.Assert stmt) {
    expr(stmt.condition());
    return expr(stmt.detail());
  }
}
