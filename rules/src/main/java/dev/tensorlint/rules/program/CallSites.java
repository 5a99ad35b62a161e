// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * The calls in a body, and the parts of the body that may run more than once when it is called
 * once, or at another time: loops, functions and nested classes.
 */
final class CallSites {

  private final List<Span> repeated = new ArrayList<>();
  private final List<Callee> callees = new ArrayList<>();
  private final List<CallSite> sites = new ArrayList<>();

  /**
   * A call of a resolved method, or a reference to it.
   *
   * @param isRepeated whether it may run more than once, or at another time
   */
  record CallSite(MethodRef method, boolean isRepeated) {}

  private CallSites() {}

  static CallSites of(Body body) {
    CallSites found = new CallSites();
    Walker walker = found.new Walker();
    if (body.code() != null) {
      body.code().accept(walker);
    }
    for (FieldDecl field : body.initialized()) {
      if (field.initializer() != null) {
        field.initializer().accept(walker);
      }
    }
    return found;
  }

  /** Returns what the body calls, resolved or not, in the order of the source. */
  List<Callee> callees() {
    return callees;
  }

  /** Returns the calls of resolved methods, in the order of the source. */
  List<CallSite> sites() {
    return sites;
  }

  /** Returns whether a part of the body may run more than once. */
  boolean isRepeated(Span part) {
    return repeated.stream().anyMatch(each -> each.contains(part));
  }

  private final class Walker extends IrWalker {

    private void add(Callee callee, Span at) {
      callees.add(callee);
      if (callee instanceof MethodRef method) {
        sites.add(new CallSite(method, isRepeated(at)));
      }
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      add(expr.reached(), expr.nameSpan());
      return super.visitCall(expr);
    }

    @Override
    public Unit visitNew(Expr.New expr) {
      add(expr.constructor(), expr.span());
      return super.visitNew(expr);
    }

    /** A reference may be called any number of times. */
    @Override
    public Unit visitMethodReference(Expr.MethodReference expr) {
      repeated.add(expr.span());
      add(expr.callee(), expr.span());
      return super.visitMethodReference(expr);
    }

    @Override
    public Unit visitLambda(Expr.Lambda expr) {
      repeated.add(expr.span());
      return super.visitLambda(expr);
    }

    @Override
    public void visitType(TypeDecl type) {
      repeated.add(type.span());
      super.visitType(type);
    }

    @Override
    public Unit visitWhile(Stmt.While stmt) {
      repeated.add(stmt.span());
      return super.visitWhile(stmt);
    }

    @Override
    public Unit visitDoWhile(Stmt.DoWhile stmt) {
      repeated.add(stmt.span());
      return super.visitDoWhile(stmt);
    }

    @Override
    public Unit visitFor(Stmt.For stmt) {
      repeated.add(stmt.span());
      return super.visitFor(stmt);
    }

    @Override
    public Unit visitForEach(Stmt.ForEach stmt) {
      repeated.add(stmt.span());
      return super.visitForEach(stmt);
    }
  }
}
