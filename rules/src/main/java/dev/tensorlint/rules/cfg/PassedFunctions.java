// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.FunctionRun;
import dev.tensorlint.rules.effect.FunctionRuns;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  private @Nullable Slot result;

  private PassedFunctions(FunctionRuns inferred, Map<Integer, Expr.Lambda> inline) {
    this.inferred = inferred;
    this.inline = inline;
  }

  /**
   * Returns the functions among the arguments of a call.
   *
   * @param given the arguments, variables that name functions resolved
   */
  static PassedFunctions of(Lowering all, Expr.Call call, List<Expr> given) {
    if (given.stream().noneMatch(PassedFunctions::isFunction)) {
      return NONE;
    }
    FunctionRuns runs = all.shape.functionRuns(call.reached());
    Map<Integer, Expr.Lambda> inline = new LinkedHashMap<>();
    for (int i = 0; i < given.size(); i++) {
      FunctionRun run = runs.at(i);
      if (run.isInline()
          && ReferenceLambda.of(given.get(i)) instanceof Expr.Lambda lambda
          && isKnown(run, lambda, given.size())
          && all.functions.mayRun(lambda)) {
        inline.put(i, lambda);
      }
    }
    return new PassedFunctions(runs, inline);
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

  /** Builds the functions, in the order in which the method runs them. */
  void build(Lowering all, List<Slot> arguments, Expr.Call call) {
    inline.forEach((position, lambda) -> build(all, arguments, call, position, lambda));
  }

  private void build(
      Lowering all, List<Slot> arguments, Expr.Call call, int position, Expr.Lambda lambda) {
    FunctionRun run = inferred.at(position);
    List<Slot> others = new ArrayList<>(arguments);
    inline.keySet().forEach(each -> others.remove(arguments.get(each)));
    Slot value = all.inlined.passed(lambda, run, arguments, others, call.span());
    if (run.isResult()) {
      result = value;
    }
  }

  /** Gives the call the result of a function that the method returns. */
  void giveResult(Lowering all, Instr.Invoke call) {
    if (result != null && all.graph.isReachable()) {
      all.graph.append(new Instr.Copy(call.target(), result, call.span()));
    }
  }

  /** Returns the handlers of the exceptions that the method catches. */
  static Optional<Frame> handlers(FunctionRun run, int entry) {
    List<TypeRef> types = run.caught().stream().map(TypeRef::of).toList();
    return types.isEmpty()
        ? Optional.empty()
        : Optional.of(new Frame.Handlers(List.of(new Frame.Handler(types, entry))));
  }

  /** Returns the frame in which an exception of the function leaves the method. */
  static Frame leaving(Lowering all, List<Slot> others, Span span) {
    return Frame.Cleanup.ofFailures(
        () -> all.graph.append(new Instr.Unknown(all.graph.temporary(), others, span)));
  }
}
