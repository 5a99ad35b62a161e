// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Knows the methods that run again on an object that they have filled before: each constructor runs
 * such a method, and other code calls it afterwards, or a loop calls it on one object.
 */
final class RefilledObjects {

  private final ProgramIndex index;
  private final Callers callers;

  RefilledObjects(ProgramIndex index, Callers callers) {
    this.index = index;
    this.callers = callers;
  }

  /**
   * Returns whether code calls a method on an object that it has filled before, and calls nothing
   * that releases what it was filled with.
   *
   * @param ends names of the methods that release it
   */
  boolean areOf(TypeDecl type, MethodDecl method, Set<String> ends) {
    return isCalledInLoop(method, ends) || isCalledAfterConstruction(type, method, ends);
  }

  private boolean isCalledInLoop(MethodDecl method, Set<String> ends) {
    return callers(Set.of(method))
        .map(OneObjectCalls::in)
        .anyMatch(calls -> calls.haveInLoop(method.ref().name()) && !calls.haveInAnyLoop(ends));
  }

  private boolean isCalledAfterConstruction(TypeDecl type, MethodDecl method, Set<String> ends) {
    List<MethodDecl> constructors = ofKind(type, MethodDecl.Kind.CONSTRUCTOR).toList();
    boolean isRunByEach =
        !constructors.isEmpty()
            && constructors.stream().allMatch(each -> leadsTo(type, each, method, new HashSet<>()));
    if (!isRunByEach) {
      return false;
    }
    Set<MethodDecl> leading = new HashSet<>();
    ofKind(type, MethodDecl.Kind.METHOD)
        .filter(each -> leadsTo(type, each, method, new HashSet<>()))
        .forEach(leading::add);
    return callers(leading)
        .filter(body -> !constructors.contains(body.method()) && !leading.contains(body.method()))
        .anyMatch(body -> !OneObjectCalls.in(body).have(ends));
  }

  private static Stream<MethodDecl> ofKind(TypeDecl type, MethodDecl.Kind kind) {
    return type.methods().stream().filter(method -> method.kind() == kind);
  }

  private Stream<Body> callers(Set<MethodDecl> methods) {
    return methods.stream().flatMap(method -> callers.of(method).stream()).map(Procedure::body);
  }

  /** Returns whether a method is another one, or calls it on its own object in each run. */
  private boolean leadsTo(TypeDecl type, MethodDecl from, MethodDecl to, Set<MethodDecl> seen) {
    if (from.equals(to)) {
      return true;
    }
    Procedure procedure = seen.add(from) ? index.procedure(from) : null;
    if (procedure == null) {
      return false;
    }
    return steps(procedure.body().code()).stream()
        .flatMap(called -> type.methods().stream().filter(each -> each.ref().equals(called)))
        .anyMatch(each -> leadsTo(type, each, to, seen));
  }

  /** Returns the methods that code calls on its own object, whatever the outcome of its tests. */
  private static List<MethodRef> steps(@Nullable Stmt code) {
    List<MethodRef> called = new ArrayList<>();
    if (code != null) {
      steps(code, called);
    }
    return called;
  }

  private static void steps(Stmt stmt, List<MethodRef> called) {
    if (stmt instanceof Stmt.Block block) {
      block.statements().forEach(each -> steps(each, called));
    } else if (stmt instanceof Stmt.Try attempt) {
      steps(attempt.body(), called);
    } else if (stmt instanceof Stmt.Synchronized guarded) {
      steps(guarded.body(), called);
    } else if (stmt instanceof Stmt.ExprStmt simple) {
      step(simple.expr(), called);
    }
  }

  private static void step(Expr expr, List<MethodRef> called) {
    Expr value = expr instanceof Expr.Assign assign ? assign.value() : expr;
    if (value instanceof Expr.Call call
        && call.callee() instanceof MethodRef method
        && !method.isStatic()
        && (call.target() == null || call.target() instanceof Expr.This)) {
      called.add(method);
    }
  }
}
