// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.cfg.ConstantRange;
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

  /** How often a part runs, or when, is not known. */
  private static final int ANY_TIMES = Integer.MAX_VALUE;

  /** A loop that ends, after more rounds than are known. */
  private static final int MANY = 100_000;

  /** The most times in loops that end, within each other. */
  static final int MOST_THAT_END = ANY_TIMES - 1;

  private final List<Repeated> repeated = new ArrayList<>();
  private final List<Callee> callees = new ArrayList<>();
  private final List<CallSite> sites = new ArrayList<>();

  /**
   * A call of a resolved method, or a reference to it.
   *
   * @param times how often it runs, as {@link #timesOf} says
   */
  record CallSite(MethodRef method, int times) {

    /** Returns whether it may run more than once, or at another time. */
    boolean isRepeated() {
      return times > 1;
    }
  }

  /**
   * A part of the body that may run more than once.
   *
   * @param times how often it runs each time when what is around it runs
   */
  private record Repeated(Span span, int times) {}

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
   * Returns how often a part of the body runs at most when the body runs once: as often as loops
   * with constant bounds say; up to {@link #MOST_THAT_END} in loops that count or go over elements,
   * more if that or the time of it is not known.
   */
  int timesOf(Span part) {
    return repeated.stream()
        .filter(each -> each.span().contains(part))
        .mapToInt(Repeated::times)
        .reduce(1, CallSites::product);
  }

  /** Returns how often a part runs that runs so often each time when something runs so often. */
  static int product(int times, int eachTime) {
    return times == ANY_TIMES || eachTime == ANY_TIMES
        ? ANY_TIMES
        : (int) Math.min(MOST_THAT_END, (long) times * eachTime);
  }

  private static int rounds(Stmt.For loop) {
    long many = counts(loop) ? MANY : ANY_TIMES;
    return (int) Math.min(many, ConstantRange.rounds(loop).orElse(many));
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
        sites.add(new CallSite(method, timesOf(at)));
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

    private void repeat(Span part, int times) {
      repeated.add(new Repeated(part, times));
    }

    /** A reference may be called any number of times. */
    @Override
    public Unit visitMethodReference(Expr.MethodReference expr) {
      repeat(expr.span(), ANY_TIMES);
      add(expr.callee(), expr.span());
      return super.visitMethodReference(expr);
    }

    @Override
    public Unit visitLambda(Expr.Lambda expr) {
      repeat(expr.span(), ANY_TIMES);
      return super.visitLambda(expr);
    }

    @Override
    public void visitType(TypeDecl type) {
      repeat(type.span(), ANY_TIMES);
      super.visitType(type);
    }

    @Override
    public Unit visitWhile(Stmt.While stmt) {
      repeat(stmt.span(), ANY_TIMES);
      return super.visitWhile(stmt);
    }

    @Override
    public Unit visitDoWhile(Stmt.DoWhile stmt) {
      repeat(stmt.span(), ANY_TIMES);
      return super.visitDoWhile(stmt);
    }

    @Override
    public Unit visitFor(Stmt.For stmt) {
      repeat(stmt.span(), rounds(stmt));
      return super.visitFor(stmt);
    }

    @Override
    public Unit visitForEach(Stmt.ForEach stmt) {
      repeat(stmt.span(), MANY);
      return super.visitForEach(stmt);
    }
  }
}
