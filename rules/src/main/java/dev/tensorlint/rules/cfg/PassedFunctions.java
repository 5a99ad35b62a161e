// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.FunctionRun;
import dev.tensorlint.rules.effect.FunctionRuns;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The functions that a call passes to a method of the program. Those that the method runs before it
 * returns are built in front of the call, as often and with the arguments with which the method
 * runs them.
 */
final class PassedFunctions {

  static final PassedFunctions NONE = new PassedFunctions(FunctionRuns.NONE, Map.of());

  private final FunctionRuns inferred;
  private final Map<Integer, Expr.Lambda> inline;

  private PassedFunctions(FunctionRuns inferred, Map<Integer, Expr.Lambda> inline) {
    this.inferred = inferred;
    this.inline = inline;
  }

  /**
   * Returns the functions among the arguments of a call.
   *
   * @param runs how the method runs its functions
   * @param given the arguments, variables that name functions resolved
   * @param mayRun whether the body of a function may be built
   */
  static PassedFunctions of(FunctionRuns runs, List<Expr> given, Predicate<Expr.Lambda> mayRun) {
    Map<Integer, Expr.Lambda> inline = new LinkedHashMap<>();
    for (int i = 0; i < given.size(); i++) {
      FunctionRun run = runs.at(i);
      if (run.isInline()
          && ReferenceLambda.of(given.get(i)) instanceof Expr.Lambda lambda
          && isKnown(run, lambda, given.size())
          && mayRun.test(lambda)) {
        inline.put(i, lambda);
      }
    }
    return new PassedFunctions(runs, inline);
  }

  /** Returns whether some arguments are functions. */
  static boolean areIn(List<Expr> given) {
    return given.stream().anyMatch(PassedFunctions::isFunction);
  }

  private static boolean isFunction(Expr argument) {
    return argument instanceof Expr.Lambda || argument instanceof Expr.MethodReference;
  }

  /** A function that gets an unknown resource is analysed apart, where the resource is its own. */
  private static boolean isKnown(FunctionRun run, Expr.Lambda lambda, int given) {
    List<Local> parameters = lambda.parameters();
    if (run.arguments().size() != parameters.size() || run.each() >= given) {
      return false;
    }
    for (int i = 0; i < parameters.size(); i++) {
      int source = run.arguments().get(i);
      if (source >= given || (source == FunctionRun.OTHER && mayBeResource(parameters.get(i)))) {
        return false;
      }
    }
    return true;
  }

  private static boolean mayBeResource(Local parameter) {
    TypeRef type = parameter.type();
    return !type.isKnown() || (type.isReference() && !type.name().startsWith("java.lang."));
  }

  /** Returns whether the function at a position is built here. */
  boolean runs(int position) {
    return inline.containsKey(position);
  }

  /** Returns when a function runs that runs elsewhere, null for any other. */
  @Nullable LambdaRuns deferred(int position) {
    FunctionRun run = inferred.at(position);
    return run.isKnown() && run.when().isElsewhere() ? run.when() : null;
  }

  /**
   * Returns the lambda at a position that the method runs before it returns, but with resources
   * that are not known here; null for any other argument.
   */
  Expr.@Nullable Lambda apart(int position, Expr argument) {
    return argument instanceof Expr.Lambda lambda && inferred.at(position).isInline()
        ? lambda
        : null;
  }

  /** Returns the functions that are built at the call, by position, in the order of their runs. */
  Map<Integer, Expr.Lambda> inline() {
    return inline;
  }

  /** Returns how the method runs the function at a position. */
  FunctionRun run(int position) {
    return inferred.at(position);
  }
}
