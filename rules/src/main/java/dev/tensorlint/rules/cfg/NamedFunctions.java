// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The functions that variables name. A variable whose only value is a lambda or a method reference
 * is that function wherever the code mentions it: a call of the variable runs the function's body,
 * and a call that gets the variable gets the function.
 */
final class NamedFunctions {

  /** How many bodies of functions one graph may contain, so that its size stays bounded. */
  private static final int MOST_RUNS = 64;

  private final CallShape shape;
  private final @Nullable Stmt code;
  private final Deque<Expr.Lambda> running = new ArrayDeque<>();
  private final ObjectFunctions objects;
  private @Nullable Region region;
  private int runs;

  /**
   * @param code the whole code, null if it declares no variables
   */
  NamedFunctions(CallShape shape, @Nullable Stmt code) {
    this.shape = shape;
    this.code = code;
    this.objects = new ObjectFunctions(shape, this::onlyValue);
  }

  /** Returns the functions that objects are. */
  ObjectFunctions objects() {
    return objects;
  }

  /** Returns the function that a variable names or that a cast types, or the expression itself. */
  Expr resolved(Expr expr) {
    return resolved(expr, Set.of());
  }

  /**
   * @param seen variables that are being followed: one may name itself where the text is no Java
   */
  private Expr resolved(Expr expr, Set<Local> seen) {
    if (expr instanceof Expr.Cast cast
        && (cast.operand() instanceof Expr.Lambda
            || cast.operand() instanceof Expr.MethodReference)) {
      return cast.operand();
    }
    return expr instanceof Expr.LocalRef local ? named(local.local(), seen).orElse(expr) : expr;
  }

  private Optional<Expr> named(Local local, Set<Local> seen) {
    Region known = region();
    Set<Local> followed = new HashSet<>(seen);
    return known == null || !followed.add(local)
        ? Optional.empty()
        : known
            .onlyValue(local)
            .map(value -> resolved(value, followed))
            .map(value -> objects.function(value, local.type(), true))
            .filter(value -> isFunction(value, known));
  }

  /** Returns the only value that a variable of the code ever has, if there is one. */
  Optional<Expr> onlyValue(Local local) {
    Region known = region();
    return known == null ? Optional.empty() : known.onlyValue(local);
  }

  private @Nullable Region region() {
    if (region == null && code != null) {
      region = Region.of(code);
    }
    return region;
  }

  /**
   * The object of a bound reference is that of its creation, which its variable must still hold.
   */
  private static boolean isFunction(Expr value, Region region) {
    if (value instanceof Expr.MethodReference reference) {
      Expr target = reference.target();
      return target == null
          || target instanceof Expr.This
          || (target instanceof Expr.LocalRef local && !region.assigns(local.local()));
    }
    return value instanceof Expr.Lambda;
  }

  /** Returns the function that a call of a variable runs, if its body can be built there. */
  Optional<Expr.Lambda> run(Expr.Call call) {
    return call.target() instanceof Expr.LocalRef local
        ? named(local.local(), Set.of())
            .map(function -> ReferenceLambda.of(function, call))
            .filter(Expr.Lambda.class::isInstance)
            .map(Expr.Lambda.class::cast)
            .filter(function -> shape.runs(call.callee(), function.parameters().size()))
            .filter(this::mayRun)
        : Optional.empty();
  }

  /** Returns whether the body of a function may be built again. */
  boolean mayRun(Expr.Lambda function) {
    return runs < MOST_RUNS && !running.contains(function);
  }

  /** Builds the body of a function, in which it does not run again. */
  void inside(Expr.Lambda function, Runnable body) {
    runs++;
    running.push(function);
    body.run();
    running.pop();
  }

  /**
   * Returns whether a variable names a function of which its code does nothing but run it and pass
   * it on, so that no function needs to exist apart from these places.
   */
  boolean isOnlyName(Local local) {
    Optional<Expr> function = named(local, Set.of());
    if (code == null || function.isEmpty()) {
      return false;
    }
    Mentions mentions = new Mentions(local);
    code.accept(mentions);
    return mentions.plain > 0 && mentions.others == 0;
  }

  /** Counts the mentions of a variable. A function may run when the variable exists no more. */
  private final class Mentions extends IrWalker {
    private final Local local;
    private boolean isInFunction;
    private int plain;
    private int others;

    Mentions(Local local) {
      this.local = local;
    }

    private boolean isPlain(@Nullable Expr expr) {
      return !isInFunction && expr instanceof Expr.LocalRef ref && ref.local().equals(local);
    }

    private void part(@Nullable Expr expr, boolean isWell) {
      if (isWell && isPlain(expr)) {
        plain++;
      } else {
        expr(expr);
      }
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      part(expr.target(), run(expr).isPresent());
      expr.arguments().forEach(argument -> part(argument, true));
      return Unit.UNIT;
    }

    @Override
    public Unit visitLambda(Expr.Lambda expr) {
      boolean wasInFunction = isInFunction;
      isInFunction = true;
      super.visitLambda(expr);
      isInFunction = wasInFunction;
      return Unit.UNIT;
    }

    @Override
    public Unit visitLocalRef(Expr.LocalRef expr) {
      others += expr.local().equals(local) ? 1 : 0;
      return Unit.UNIT;
    }
  }
}
