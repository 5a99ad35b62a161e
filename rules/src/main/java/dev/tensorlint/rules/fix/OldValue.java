// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.NullTests;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.Span;
import org.jspecify.annotations.Nullable;

/**
 * Whether a variable may be {@code null} before an assignment: its method sets it to {@code null}
 * earlier, and neither a statement just before it nor a test around it says that it is not.
 */
final class OldValue extends IrWalker {

  private final Siblings assignment;
  private final Local local;
  private boolean isNull;

  private OldValue(Siblings assignment, Local local) {
    this.assignment = assignment;
    this.local = local;
  }

  static boolean mayBeNull(Code code, Siblings assignment, Local local) {
    OldValue value = new OldValue(assignment, local);
    assignment.around().last(MethodDecl.class).ifPresent(value::visitMethod);
    return value.isNull && !isGiven(code, assignment, local) && !isTested(assignment, local);
  }

  /** Returns whether the last statement before it that assigns it gives it a new object. */
  private static boolean isGiven(Code code, Siblings assignment, Local local) {
    for (int i = assignment.index() - 1; i >= 0; i--) {
      Stmt stmt = assignment.get(i);
      if (isNew(code, given(stmt, local))) {
        return true;
      }
      if (Assigned.in(stmt).contains(local)) {
        return false;
      }
    }
    return false;
  }

  private static @Nullable Expr given(Stmt stmt, Local local) {
    if (stmt instanceof Stmt.LocalDecl decl) {
      return decl.local().equals(local) ? decl.initializer() : null;
    }
    return stmt instanceof Stmt.ExprStmt whole
            && whole.expr() instanceof Expr.Assign assign
            && NullTests.isIt(assign.target(), local)
        ? assign.value()
        : null;
  }

  private static boolean isNew(Code code, @Nullable Expr value) {
    boolean isMade =
        value instanceof Expr.Call call
            && Ties.effect(code, call.callee())
                .map(Summary::result)
                .filter(result -> result.isMade() && !result.mayBeNull())
                .isPresent();
    return isMade || value instanceof Expr.New;
  }

  private static boolean isTested(Siblings assignment, Local local) {
    return assignment.around().nodes().stream()
        .filter(Stmt.If.class::isInstance)
        .map(Stmt.If.class::cast)
        .filter(test -> test.whenTrue().span().contains(assignment.stmt().span()))
        .anyMatch(test -> isNotNull(test.condition(), local));
  }

  private static boolean isNotNull(Expr condition, Local local) {
    if (!(condition instanceof Expr.Binary both)) {
      return false;
    }
    if (both.operator().equals("&&")) {
      return isNotNull(both.left(), local) || isNotNull(both.right(), local);
    }
    return NullTests.isNotNull(both, local);
  }

  @Override
  public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
    isNull |= stmt.local().equals(local) && NullTests.isNull(stmt.initializer());
    return super.visitLocalDecl(stmt);
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    isNull |=
        NullTests.isIt(expr.target(), local)
            && NullTests.isNull(expr.value())
            && comesBefore(expr.span());
    return super.visitAssign(expr);
  }

  private boolean comesBefore(Span place) {
    return place.end() <= assignment.stmt().span().start()
        || Loops.repeats(assignment.around(), local, place);
  }
}
