// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.cfg.CallShape;
import dev.tensorlint.rules.effect.FunctionRun;
import dev.tensorlint.rules.effect.FunctionRuns;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Infers from the text of a method how it runs the functions that it gets. A parameter that the
 * method does anything else with than run it, compare it with null or pass it to a method that is
 * known to run it has no known run, and neither has one that runs among resources of the method's
 * own: a scope may be open around it.
 */
final class FunctionRunsFinder extends Surroundings {

  private final CallShape shape;
  private final List<Local> parameters;
  private final Map<Local, FunctionRun> found = new HashMap<>();
  private final Set<Local> onlyReturned;
  private int last;
  private final Set<Local> released = new HashSet<>();
  private @Nullable Expr returned;

  private FunctionRunsFinder(CallShape shape, List<Local> parameters, Set<Local> onlyReturned) {
    this.shape = shape;
    this.parameters = parameters;
    this.onlyReturned = onlyReturned;
  }

  /**
   * Returns how a method runs its parameters; {@link FunctionRuns#NONE} for other code.
   *
   * @param mayBeFunction whether the values of a type can be functions
   */
  static FunctionRuns of(Body body, CallShape shape, Predicate<TypeRef> mayBeFunction) {
    Stmt code = body.code();
    List<Local> parameters = body.parameters();
    if (code == null
        || body.method() == null
        || parameters.stream().map(Local::type).noneMatch(mayBeFunction)) {
      return FunctionRuns.NONE;
    }
    FunctionRunsFinder finder = new FunctionRunsFinder(shape, parameters, OnlyReturned.in(code));
    code.accept(finder);
    Map<Integer, FunctionRun> runs = new HashMap<>();
    for (int i = 0; i < parameters.size(); i++) {
      FunctionRun run = finder.found.get(parameters.get(i));
      if (run != null && run.isKnown() && mayBeFunction.test(parameters.get(i).type())) {
        runs.put(i, run);
      }
    }
    return new FunctionRuns(runs);
  }

  private @Nullable Local parameter(@Nullable Expr expr) {
    return expr instanceof Expr.LocalRef ref && parameters.contains(ref.local())
        ? ref.local()
        : null;
  }

  /** Notes a run. Callers run functions in the order of the parameters. */
  private void note(Local function, FunctionRun run) {
    FunctionRun known = found.get(function);
    int position = parameters.indexOf(function);
    FunctionRun next = run.isInline() && position < last ? FunctionRun.UNKNOWN : run;
    found.put(function, known == null ? next : again(known, next));
    last = Math.max(last, position);
  }

  /** Returns the run of a function that runs at two places. */
  private static FunctionRun again(FunctionRun one, FunctionRun other) {
    boolean isAlike =
        one.isInline()
            && other.isInline()
            && one.caught().equals(other.caught())
            && !one.isResult()
            && !other.isResult()
            && one.each() == FunctionRun.OTHER
            && other.each() == FunctionRun.OTHER
            && one.arguments().equals(other.arguments());
    return isAlike
        ? new FunctionRun(
            LambdaRuns.INLINE, false, one.each(), one.arguments(), false, one.caught())
        : FunctionRun.UNKNOWN;
  }

  private LambdaRuns often() {
    return isInLoop() ? LambdaRuns.INLINE : LambdaRuns.INLINE_ONCE;
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    Local function = parameter(expr.target());
    if (function != null && shape.runs(expr.callee(), expr.arguments().size())) {
      run(function, expr);
      expr.arguments().forEach(this::expr);
      return Unit.UNIT;
    }
    if (function != null && isRelease(expr)) {
      released.add(function);
    }
    expr(expr.target());
    pass(CallShape.receiverType(expr), expr, expr.arguments());
    return Unit.UNIT;
  }

  private boolean isRelease(Expr.Call expr) {
    return shape.isRelease(CallShape.receiverType(expr), expr.callee(), true);
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    expr(expr.outer());
    LambdaRuns runs = shape.lambdas(expr.type().name(), expr.constructor()).orElse(null);
    expr.arguments().forEach(argument -> deferred(argument, runs));
    if (expr.body() != null) {
      visitType(expr.body());
    }
    return Unit.UNIT;
  }

  private void deferred(Expr argument, @Nullable LambdaRuns runs) {
    Local function = parameter(argument);
    if (function != null && runs != null && runs.isElsewhere()) {
      note(function, FunctionRun.deferred(runs));
    } else {
      expr(argument);
    }
  }

  private void pass(String receiverType, Expr.Call call, List<Expr> arguments) {
    LambdaRuns runs = shape.lambdas(receiverType, call.callee()).orElse(null);
    FunctionRuns inferred =
        runs == null ? shape.functionRuns(receiverType, call.reached()) : FunctionRuns.NONE;
    boolean isSame =
        shape.result(receiverType, call.callee()) == ResultEffect.Kind.ALIAS
            && runs != LambdaRuns.ON_RECEIVER
            && shape.outcome(receiverType, call.callee()).orElse() == null;
    for (int i = 0; i < arguments.size(); i++) {
      Local function = parameter(arguments.get(i));
      if (isSame && function != null) {
        continue; // Such as Objects.requireNonNull, whose result is a mention of its own.
      }
      FunctionRun inner = inferred.at(i);
      if (function == null || (runs == null && !inner.isKnown())) {
        deferred(arguments.get(i), runs);
      } else if (inner.isKnown()) {
        note(function, through(call, inner));
      } else if (runs == LambdaRuns.EACH && parameter(call.target()) != null) {
        int whole = parameters.indexOf(parameter(call.target()));
        note(function, inline(LambdaRuns.EACH, whole, List.of(FunctionRun.ELEMENT), false));
      } else {
        deferred(arguments.get(i), runs);
      }
    }
  }

  /** Returns the run of a function by a method to which this one passes it. */
  private FunctionRun through(Expr.Call call, FunctionRun inner) {
    if (!inner.isInline()) {
      return inner;
    }
    List<Integer> given = new ArrayList<>();
    for (int argument : inner.arguments()) {
      given.add(argument < 0 ? argument : source(call.arguments().get(argument)));
    }
    int whole = inner.each() < 0 ? inner.each() : source(call.arguments().get(inner.each()));
    if (inner.each() >= 0 && (whole < 0 || isInLoop())) {
      return FunctionRun.UNKNOWN;
    }
    LambdaRuns when = isInLoop() ? LambdaRuns.INLINE : inner.when();
    List<String> all = new ArrayList<>(inner.caught());
    all.addAll(caught());
    return isElsewhere() || !released.isEmpty()
        ? FunctionRun.UNKNOWN
        : new FunctionRun(
            when,
            inner.isSure() && isSure(),
            whole,
            given,
            inner.isResult() && isReturned(call),
            all);
  }

  private void run(Local function, Expr.Call call) {
    Stmt.ForEach loop = each();
    int whole = loop == null ? FunctionRun.OTHER : source(loop.iterable());
    boolean isOfEach = whole >= 0 && isOncePerElement();
    List<Integer> given = new ArrayList<>();
    for (Expr argument : call.arguments()) {
      boolean isElement =
          isOfEach
              && loop != null
              && argument instanceof Expr.LocalRef ref
              && ref.local().equals(loop.variable());
      given.add(isElement ? FunctionRun.ELEMENT : source(argument));
    }
    boolean isEach = given.contains(FunctionRun.ELEMENT);
    note(
        function,
        inline(
            isEach ? LambdaRuns.EACH : often(),
            isEach ? whole : FunctionRun.OTHER,
            given,
            isReturned(call)));
  }

  private FunctionRun inline(LambdaRuns when, int whole, List<Integer> given, boolean isResult) {
    return isElsewhere() || !released.isEmpty()
        ? FunctionRun.UNKNOWN
        : new FunctionRun(when, isSure(), whole, given, isResult, caught());
  }

  private int source(Expr expr) {
    Local given = parameter(expr);
    return given == null ? FunctionRun.OTHER : parameters.indexOf(given);
  }

  @SuppressWarnings("ReferenceEquality") // The very expression.
  private boolean isReturned(Expr.Call call) {
    return !isInLoop() && call == returned;
  }

  @Override
  public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
    returned = onlyReturned.contains(stmt.local()) ? stmt.initializer() : null;
    super.visitLocalDecl(stmt);
    returned = null;
    return Unit.UNIT;
  }

  @Override
  public Unit visitReturn(Stmt.Return stmt) {
    returned = stmt.value();
    super.visitReturn(stmt);
    returned = null;
    return Unit.UNIT;
  }

  /** A mention that is no run: the parameter goes where it is not followed. */
  @Override
  public Unit visitLocalRef(Expr.LocalRef expr) {
    if (parameters.contains(expr.local())) {
      found.put(expr.local(), FunctionRun.UNKNOWN);
    }
    return Unit.UNIT;
  }

  @Override
  public Unit visitBinary(Expr.Binary expr) {
    if (isNull(expr.left()) || isNull(expr.right())) {
      return Unit.UNIT;
    }
    expr(expr.left());
    return inChoice(() -> expr(expr.right()));
  }

  private static boolean isNull(Expr expr) {
    return expr instanceof Expr.Literal literal && literal.kind() == Expr.LiteralKind.NULL;
  }

  /** An iteration over a parameter is no other use of it. */
  @Override
  protected void iterated(Expr iterable) {
    if (parameter(iterable) == null) {
      expr(iterable);
    }
  }
}
