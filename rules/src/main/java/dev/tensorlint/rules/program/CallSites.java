// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.cfg.ConstantRange;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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

  /** The variables that hold a new object from their declarations on, by these. */
  private final Map<Local, Span> made = new HashMap<>();

  private final Set<Local> assigned = new HashSet<>();
  private final GivenFunctions functions;

  /**
   * A call of a resolved method, or a reference to it.
   *
   * @param receiver the expression whose method is called, if there is one
   * @param at its place
   * @param times how often it runs, as {@link #timesOf} says
   */
  record CallSite(MethodRef method, @Nullable Expr receiver, Span at, int times) {

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

  private CallSites(GivenFunctions functions) {
    this.functions = functions;
  }

  static CallSites of(Body body, GivenFunctions functions) {
    CallSites found = new CallSites(functions);
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
   * Returns whether a call is the only one of its method on an object that is made anew for it: in
   * the same expression, or in a variable of the same round.
   */
  boolean isOnNewObject(CallSite site) {
    if (site.receiver() instanceof Expr.New) {
      return true;
    }
    return site.receiver() instanceof Expr.LocalRef object
        && made.containsKey(object.local())
        && !assigned.contains(object.local())
        && around(made.get(object.local())).equals(around(site.at()))
        && sites.stream().filter(other -> isSame(other, site, object.local())).count() == 1;
  }

  private static boolean isSame(CallSite other, CallSite site, Local object) {
    return other.method().equals(site.method())
        && other.receiver() instanceof Expr.LocalRef local
        && local.local().equals(object);
  }

  private List<Repeated> around(Span part) {
    return repeated.stream().filter(each -> each.span().contains(part)).toList();
  }

  /**
   * Returns how often a part of the body runs at most when the body runs once: as often as loops
   * with constant bounds say; up to {@link #MOST_THAT_END} in loops that count or go over elements,
   * and in functions that run for each element; more if that or the time of it is not known.
   */
  int timesOf(Span part) {
    return around(part).stream().mapToInt(Repeated::times).reduce(1, CallSites::product);
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

  private static int most(GivenFunctions.Rounds rounds) {
    return switch (rounds) {
      case ONE -> 1;
      case EACH -> MANY;
      case ENDLESS, UNKNOWN -> ANY_TIMES;
    };
  }

  private final class Walker extends IrWalker {

    /** How often functions run, those of which that is known. */
    private final IdentityHashMap<Expr, Integer> bounds = new IdentityHashMap<>();

    private void add(Callee callee, @Nullable Expr receiver, Span at) {
      callees.add(callee);
      if (callee instanceof MethodRef method) {
        sites.add(new CallSite(method, receiver, at, timesOf(at)));
      }
    }

    @Override
    public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
      if (stmt.initializer() instanceof Expr.New) {
        made.put(stmt.local(), stmt.span());
      }
      return super.visitLocalDecl(stmt);
    }

    @Override
    public Unit visitAssign(Expr.Assign expr) {
      if (expr.target() instanceof Expr.LocalRef target) {
        assigned.add(target.local());
      }
      return super.visitAssign(expr);
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      add(expr.reached(), expr.target(), expr.nameSpan());
      GivenFunctions.Rounds rounds = functions.rounds(expr);
      if (rounds != GivenFunctions.Rounds.UNKNOWN) {
        expr.arguments().forEach(argument -> bounds.put(argument, most(rounds)));
      }
      return super.visitCall(expr);
    }

    /** A function may be called any number of times, if the call that gets it does not tell. */
    private int times(Expr function) {
      return bounds.getOrDefault(function, ANY_TIMES);
    }

    @Override
    public Unit visitNew(Expr.New expr) {
      add(expr.constructor(), null, expr.span());
      return super.visitNew(expr);
    }

    private void repeat(Span part, int times) {
      repeated.add(new Repeated(part, times));
    }

    @Override
    public Unit visitMethodReference(Expr.MethodReference expr) {
      repeat(expr.span(), times(expr));
      add(expr.callee(), null, expr.span());
      return super.visitMethodReference(expr);
    }

    @Override
    public Unit visitLambda(Expr.Lambda expr) {
      repeat(expr.span(), times(expr));
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
