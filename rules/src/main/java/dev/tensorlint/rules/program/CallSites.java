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

  /** More loops than any code has: how often a part runs, or when, is not bounded. */
  static final int UNBOUNDED = 1_000;

  private final List<Repeated> repeated = new ArrayList<>();
  private final List<Callee> callees = new ArrayList<>();
  private final List<CallSite> sites = new ArrayList<>();

  /**
   * A call of a resolved method, or a reference to it.
   *
   * @param loops the loops around it, as {@link #loopsAround} counts them
   */
  record CallSite(MethodRef method, int loops) {

    /** Returns whether it may run more than once, or at another time. */
    boolean isRepeated() {
      return loops > 0;
    }
  }

  /**
   * A part of the body that may run more than once.
   *
   * @param loops 1 for a loop that goes over elements or counts, else {@link #UNBOUNDED}
   */
  private record Repeated(Span span, int loops) {}

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

  /**
   * Returns the number of loops around a part of the body, {@link #UNBOUNDED} or more if one of
   * them neither goes over elements nor counts, or if the part may run at another time.
   */
  int loopsAround(Span part) {
    return repeated.stream()
        .filter(each -> each.span().contains(part))
        .mapToInt(Repeated::loops)
        .sum();
  }

  private static boolean counts(Stmt.For loop) {
    return loop.condition() != null
        && !loop.update().isEmpty()
        && loop.update().stream().allMatch(CallSites::isStep);
  }

  private static boolean isStep(Expr update) {
    return update instanceof Expr.CompoundAssign
        || (update instanceof Expr.Unary unary && unary.assigns());
  }

  private final class Walker extends IrWalker {

    private void add(Callee callee, Span at) {
      callees.add(callee);
      if (callee instanceof MethodRef method) {
        sites.add(new CallSite(method, loopsAround(at)));
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

    private void repeat(Span part, int loops) {
      repeated.add(new Repeated(part, loops));
    }

    /** A reference may be called any number of times. */
    @Override
    public Unit visitMethodReference(Expr.MethodReference expr) {
      repeat(expr.span(), UNBOUNDED);
      add(expr.callee(), expr.span());
      return super.visitMethodReference(expr);
    }

    @Override
    public Unit visitLambda(Expr.Lambda expr) {
      repeat(expr.span(), UNBOUNDED);
      return super.visitLambda(expr);
    }

    @Override
    public void visitType(TypeDecl type) {
      repeat(type.span(), UNBOUNDED);
      super.visitType(type);
    }

    @Override
    public Unit visitWhile(Stmt.While stmt) {
      repeat(stmt.span(), UNBOUNDED);
      return super.visitWhile(stmt);
    }

    @Override
    public Unit visitDoWhile(Stmt.DoWhile stmt) {
      repeat(stmt.span(), UNBOUNDED);
      return super.visitDoWhile(stmt);
    }

    @Override
    public Unit visitFor(Stmt.For stmt) {
      repeat(stmt.span(), counts(stmt) ? 1 : UNBOUNDED);
      return super.visitFor(stmt);
    }

    @Override
    public Unit visitForEach(Stmt.ForEach stmt) {
      repeat(stmt.span(), 1);
      return super.visitForEach(stmt);
    }
  }
}
