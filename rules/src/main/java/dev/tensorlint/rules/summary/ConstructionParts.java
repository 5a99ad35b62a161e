// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds the private methods that are parts of constructors: only constructors of their class call
 * them, or other such parts, on the object that is made, and where nothing can handle what they
 * throw. When such a method throws, nobody has the object.
 */
final class ConstructionParts extends IrWalker {

  private final TypeDecl type;
  private final MethodRef method;
  private final List<MethodDecl> callers = new ArrayList<>();
  private boolean isCalledOtherwise;
  private @Nullable MethodDecl within;
  private int guards;

  private ConstructionParts(TypeDecl type, MethodRef method) {
    this.type = type;
    this.method = method;
  }

  /**
   * Returns whether a body is a part of constructors.
   *
   * @param isDiscreet the inherited methods that do not let the object escape
   */
  static boolean isOne(Body body, Predicate<MethodRef> isDiscreet) {
    MethodDecl method = body.method();
    return method != null && isOne(body, method, isDiscreet, new HashSet<>(Set.of(method.ref())));
  }

  private static boolean isOne(
      Body body, MethodDecl method, Predicate<MethodRef> isDiscreet, Set<MethodRef> seen) {
    boolean canBe =
        method.kind() == MethodDecl.Kind.METHOD
            && method.has(Modifier.PRIVATE)
            && !method.has(Modifier.STATIC);
    if (!canBe) {
      return false;
    }
    ConstructionParts calls = new ConstructionParts(body.type(), method.ref());
    body.unit().types().forEach(calls::visitType);
    return !calls.isCalledOtherwise
        && !calls.callers.isEmpty()
        && calls.callers.stream().allMatch(each -> isIn(body, each, isDiscreet, seen));
  }

  private static boolean isIn(
      Body body, MethodDecl caller, Predicate<MethodRef> isDiscreet, Set<MethodRef> seen) {
    return caller.kind() == MethodDecl.Kind.CONSTRUCTOR
        ? SelfReferences.areKept(body.type(), caller, isDiscreet)
        : seen.add(caller.ref()) && isOne(body, caller, isDiscreet, seen);
  }

  /** Code of an inner class, of a lambda or of an initializer is no method of the class. */
  private void outside(Runnable visit) {
    MethodDecl before = within;
    within = null;
    visit.run();
    within = before;
  }

  @Override
  public void visitType(TypeDecl visited) {
    outside(() -> super.visitType(visited));
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // A declaration exists once.
  public void visitMethod(MethodDecl visited) {
    MethodDecl before = within;
    int guardsBefore = guards;
    within = visited.ref().owner().equals(type.name()) ? visited : null;
    guards = 0;
    super.visitMethod(visited);
    within = before;
    guards = guardsBefore;
  }

  @Override
  public Unit visitLambda(Expr.Lambda lambda) {
    outside(() -> super.visitLambda(lambda));
    return Unit.UNIT;
  }

  @Override
  public Unit visitTry(Stmt.Try stmt) {
    boolean isGuard = !stmt.catches().isEmpty() || stmt.finallyBlock() != null;
    guards += isGuard ? 1 : 0;
    super.visitTry(stmt);
    guards -= isGuard ? 1 : 0;
    return Unit.UNIT;
  }

  @Override
  public Unit visitCall(Expr.Call call) {
    if (isIt(call.callee()) || isIt(call.reached())) {
      note(call.target());
    }
    return super.visitCall(call);
  }

  private void note(@Nullable Expr target) {
    MethodDecl caller = within;
    if (caller != null && guards == 0 && target instanceof Expr.This) {
      callers.add(caller);
    } else {
      isCalledOtherwise = true;
    }
  }

  @Override
  public Unit visitMethodReference(Expr.MethodReference reference) {
    isCalledOtherwise |= isIt(reference.callee());
    return super.visitMethodReference(reference);
  }

  private boolean isIt(Callee callee) {
    return callee.equals(method);
  }
}
