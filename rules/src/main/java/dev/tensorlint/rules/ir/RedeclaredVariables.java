// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds local variables whose name another local variable in scope has, which does not compile. The
 * scopes are those of the language but for pattern variables, which count from their statement to
 * the end of its block.
 */
public final class RedeclaredVariables extends IrWalker {

  private final Deque<Set<String>> scopes = new ArrayDeque<>();
  private final List<String> found = new ArrayList<>();

  private RedeclaredVariables() {
    scopes.push(new HashSet<>());
  }

  /** Returns their names, in source order. */
  public static List<String> in(CompilationUnit unit) {
    RedeclaredVariables walker = new RedeclaredVariables();
    unit.types().forEach(walker::visitType);
    return walker.found;
  }

  @Override
  public void visitLocal(Local local) {
    if (scopes.stream().anyMatch(scope -> scope.contains(local.name()))) {
      found.add(local.name());
    }
    scopes.element().add(local.name());
  }

  private void within(Runnable body) {
    scopes.push(new HashSet<>());
    body.run();
    scopes.pop();
  }

  /** The variables around a class do not conflict with those in its methods. */
  @Override
  public void visitType(TypeDecl type) {
    List<Set<String>> around = List.copyOf(scopes);
    scopes.clear();
    within(() -> super.visitType(type));
    scopes.addAll(around);
  }

  @Override
  public void visitMethod(MethodDecl method) {
    within(() -> super.visitMethod(method));
  }

  @Override
  public void visitCase(SwitchCase one) {
    within(() -> super.visitCase(one));
  }

  @Override
  public Unit visitLambda(Expr.Lambda expr) {
    within(() -> super.visitLambda(expr));
    return Unit.UNIT;
  }

  @Override
  public Unit visitBlock(Stmt.Block stmt) {
    within(() -> super.visitBlock(stmt));
    return Unit.UNIT;
  }

  @Override
  public Unit visitFor(Stmt.For stmt) {
    within(() -> super.visitFor(stmt));
    return Unit.UNIT;
  }

  @Override
  public Unit visitForEach(Stmt.ForEach stmt) {
    within(() -> super.visitForEach(stmt));
    return Unit.UNIT;
  }

  @Override
  public Unit visitTry(Stmt.Try stmt) {
    within(
        () -> {
          for (Stmt.Resource resource : stmt.resources()) {
            if (resource.local() != null) {
              visitLocal(resource.local());
            }
            expr(resource.value());
          }
          stmt(stmt.body());
        });
    for (Stmt.Catch clause : stmt.catches()) {
      within(
          () -> {
            visitLocal(clause.parameter());
            stmt(clause.body());
          });
    }
    return stmt(stmt.finallyBlock());
  }
}
