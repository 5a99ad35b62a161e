// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.CallOutcome;
import dev.tensorlint.rules.effect.FunctionRuns;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Builds calls and creations. {@link InlineFunctions} builds the functions that a call runs. */
final class CallLowering {

  private final Lowering all;
  private final GraphBuilder graph;
  private final OutcomeLowering outcomes;
  private final ChoiceLowering choices;
  private final ResultsOfObjects results;
  private final KeptElements kept;

  CallLowering(Lowering all) {
    this.all = all;
    this.graph = all.graph;
    this.outcomes = new OutcomeLowering(all.graph);
    this.choices = new ChoiceLowering(new Choosing(), all.graph, all.shape);
    this.kept = new KeptElements(all.shape);
    this.results = new ResultsOfObjects(all.graph, all.shape, at -> all.load(Constant.OTHER, at));
  }

  /**
   * @param told the condition on an operand that is equivalent to a true result, null for none
   */
  record Answer(Slot value, @Nullable Condition told) {}

  /** Builds a call whose result is tested directly. */
  Answer answer(Expr.Call written) {
    Expr.Call call = all.functions.objects().exact(all.fields.called(written));
    Optional<Expr.Lambda> function = all.functions.run(call);
    if (function.isPresent()) {
      return new Answer(all.inlined.run(call, function.get()), null);
    }
    Slot chosen = choices.result(call, null);
    if (chosen != null) {
      return new Answer(chosen, null);
    }
    Instr.Invoke invoke = invoke(call, null);
    CallOutcome outcome = all.shape.outcome(invoke.receiverType(), invoke.callee());
    return new Answer(invoke.target(), OutcomeLowering.condition(outcome.tells(), invoke));
  }

  Slot call(Expr.Call written, @Nullable String name) {
    Expr.Call call = all.functions.objects().exact(all.fields.called(written));
    Slot element = all.loops.element(call);
    if (element != null) {
      return element;
    }
    return all.functions
        .run(call)
        .map(function -> all.inlined.run(call, function))
        .orElseGet(() -> invocation(call, name));
  }

  private Slot invocation(Expr.Call call, @Nullable String name) {
    if (call.target() != null && kept.areAll(call, resolved(call.arguments()))) {
      return all.value(all.functions.resolved(call.target()), name);
    }
    boolean isTest = all.shape.outcome(CallShape.receiverType(call), call.callee()).tells() != null;
    if (isTest) {
      return all.exprs.truth(call);
    }
    Slot chosen = choices.result(call, name);
    if (chosen != null) {
      return chosen;
    }
    Instr.Invoke built = invoke(call, name);
    return results
        .of(call, built, all.functions.objects())
        .map(this::invoke)
        .orElse(built.target());
  }

  private Instr.Invoke invoke(Expr.Call call, @Nullable String name) {
    Expr target = call.target();
    String receiverType = CallShape.receiverType(call);
    boolean isSameObject = all.shape.returnsReceiver(receiverType, call.callee());
    Slot receiver =
        target == null
            ? null
            : all.value(all.functions.resolved(target), isSameObject ? name : null);
    LambdaRuns runs = all.shape.lambdas(receiverType, call.callee()).orElse(null);
    List<Slot> arguments = new ArrayList<>();
    List<Span> spans = new ArrayList<>();
    Expr.Lambda scoped = null;
    List<Expr> given = resolved(call.arguments(), call.reached(), runs, receiverType);
    PassedFunctions passed = passed(call, runs, given);
    for (Expr argument : given) {
      if (passed.runs(arguments.size())) {
        arguments.add(all.load(Constant.OTHER, argument.span()));
      } else if (runs == LambdaRuns.IN_SCOPE && argument instanceof Expr.Lambda lambda) {
        scoped = lambda;
        arguments.add(all.load(Constant.OTHER, lambda.span()));
      } else if (isDecisive(argument, call, arguments.size())) {
        arguments.add(all.exprs.truth(argument));
      } else {
        LambdaRuns when = runs == null ? passed.deferred(arguments.size()) : runs;
        Expr.Lambda apart = runs == null ? passed.apart(arguments.size(), argument) : null;
        arguments.add(
            apart == null
                ? argument(argument, call.callee(), when, receiver)
                : all.exprs.lambdaForCall(apart, call.callee()));
      }
      spans.add(argument.span());
    }
    Slot returned = all.inlined.passed(passed, arguments, call.span());
    Slot result = graph.temporary();
    Instr.Invoke invoke =
        new Instr.Invoke(
            result,
            receiver,
            all.shape.decided(receiverType, call.reached()),
            receiverType,
            arguments,
            spans,
            literals(given),
            call.type(),
            name,
            call.nameSpan(),
            call.span(),
            false);
    if (scoped == null) {
      returning(returned, invoke, given);
    } else {
      all.inlined.inScope(invoke, scoped);
    }
    return invoke;
  }

  /**
   * Calls a method that returns what a function gives which has been built in front of the call. If
   * the method throws, it did so before the function ran, or has lost the result.
   *
   * @param returned the result of the function, null for none
   */
  private void returning(@Nullable Slot returned, Instr.Invoke invoke, List<Expr> given) {
    if (returned == null) {
      invoke(invoke, given);
      return;
    }
    Frame failing = all.inlined.leaving(List.of(returned), invoke.span());
    all.frames.inside(failing, () -> invoke(invoke, given));
    if (graph.isReachable()) {
      graph.append(new Instr.Copy(invoke.target(), returned, invoke.span()));
    }
  }

  private PassedFunctions passed(Expr.Call call, @Nullable LambdaRuns runs, List<Expr> given) {
    boolean mayBeInferred = runs == null || runs == LambdaRuns.INLINE_ONCE;
    return mayBeInferred && PassedFunctions.areIn(given)
        ? PassedFunctions.of(
            all.shape.functionRuns(CallShape.receiverType(call), call.reached()),
            given,
            all.functions::mayRun)
        : PassedFunctions.NONE;
  }

  /** Returns the arguments of a call, with the functions that variables and objects are. */
  private List<Expr> resolved(
      List<Expr> arguments, Callee callee, @Nullable LambdaRuns runs, String receiverType) {
    List<Expr> resolved = resolved(arguments);
    if (!(callee instanceof MethodRef method)
        || resolved.stream().noneMatch(ObjectFunctions::mayBe)) {
      return resolved;
    }
    FunctionRuns inferred =
        runs == null ? all.shape.functionRuns(receiverType, callee) : FunctionRuns.NONE;
    boolean isLater = runs != null && runs.isDeferred();
    List<Expr> functions = new ArrayList<>();
    for (int i = 0; i < resolved.size(); i++) {
      boolean isRun = isLater || (runs != null && runs.isInline()) || inferred.at(i).isInline();
      boolean isParameter = i < method.parameters().size();
      functions.add(
          isRun && isParameter
              ? all.functions
                  .objects()
                  .function(resolved.get(i), method.parameters().get(i), isLater)
              : resolved.get(i));
    }
    return functions;
  }

  private List<Expr> resolved(List<Expr> arguments) {
    return arguments.isEmpty()
        ? arguments
        : arguments.stream().map(all.functions::resolved).toList();
  }

  private Slot argument(
      Expr argument, Callee callee, @Nullable LambdaRuns runs, @Nullable Slot receiver) {
    if (runs != null && runs.isInline()) {
      return all.inlined.argument(argument, runs, receiver);
    }
    if (runs == LambdaRuns.TO_FAIL) {
      return all.inlined.argumentToFail(argument);
    }
    boolean isDeferred = runs != null && runs.isDeferred();
    Expr function = isDeferred ? ReferenceLambda.of(argument) : argument;
    return function instanceof Expr.Lambda lambda
        ? all.exprs.lambda(lambda, isDeferred, callee)
        : all.value(function);
  }

  /** Returns whether an argument is a comparison, and the call throws for one outcome only. */
  private boolean isDecisive(Expr argument, Expr.Call call, int position) {
    return argument instanceof Expr.Binary comparison
        && all.stable.factOf(comparison) != null
        && PossibleExceptions.dependsOnTruth(
            all.shape, CallShape.receiverType(call), call.callee(), position);
  }

  private static Map<Integer, LiteralKey> literals(List<Expr> arguments) {
    Map<Integer, LiteralKey> literals = new HashMap<>();
    for (int i = 0; i < arguments.size(); i++) {
      LiteralKey key = LiteralKey.of(arguments.get(i));
      if (key != null) {
        literals.put(i, key);
      }
    }
    return literals;
  }

  private static List<Span> spans(List<Expr> exprs) {
    return exprs.stream().map(Expr::span).toList();
  }

  Slot creation(Expr.New expr, @Nullable String name) {
    Expr outer = expr.outer();
    if (outer != null) {
      all.value(outer);
    }
    List<Slot> arguments = all.values(functions(expr));
    TypeDecl body = expr.body();
    List<InitializerCalls.OwnCall> filling = InitializerCalls.of(expr);
    String type = expr.type().name();
    if (body != null && filling.isEmpty()) {
      all.exprs.capture(body, expr.span());
      type = body.name();
    }
    Slot made =
        invoke(
            new Instr.Invoke(
                graph.temporary(),
                null,
                all.shape.decided(expr.type().name(), expr.constructor()),
                type,
                arguments,
                spans(expr.arguments()),
                literals(expr.arguments()),
                expr.type(),
                name,
                expr.span(),
                expr.span(),
                false),
            expr.arguments());
    all.exprs.onObject(made, filling);
    return made;
  }

  /**
   * Returns the arguments of a creation. A method reference or an object from which a thread or a
   * task is created becomes a lambda.
   */
  private List<Expr> functions(Expr.New expr) {
    String type = expr.type().name();
    return all.shape
        .lambdas(type, expr.constructor())
        .filter(LambdaRuns::isDeferred)
        .map(runs -> resolved(expr.arguments(), expr.constructor(), runs, type))
        .map(given -> given.stream().map(ReferenceLambda::of).toList())
        .orElseGet(() -> resolved(expr.arguments()));
  }

  /** Appends a call whose arguments are not known. */
  Slot invoke(Instr.Invoke invoke) {
    return invoke(invoke, List.of());
  }

  /**
   * Appends a call and the edges of its exceptions.
   *
   * @param given the arguments, empty if they are not known
   */
  Slot invoke(Instr.Invoke invoke, List<Expr> given) {
    if (!graph.isReachable()) {
      return invoke.target();
    }
    int node = graph.append(invoke);
    PossibleExceptions possible = new PossibleExceptions(all.shape, invoke, given);
    raise(node, invoke, given, possible);
    if (all.shape.isDoubtful(invoke.receiverType(), invoke.callee())) {
      graph.doubt(node);
    }
    if (all.shape.dependsOnInputs(invoke.receiverType(), invoke.callee())) {
      graph.dependOnInputs();
    }
    outcomes.comeBack(
        invoke,
        all.shape.outcome(invoke.receiverType(), invoke.callee()),
        all.shape.returnConditions(invoke.receiverType(), invoke.callee()));
    if (!given.isEmpty() && possible.isResultNull()) {
      outcomes.returnsNull(invoke);
    }
    return invoke.target();
  }

  private void raise(int node, Instr.Invoke invoke, List<Expr> given, PossibleExceptions possible) {
    if (!possible.onlyIf().isEmpty()) {
      graph.throwsOnlyIf(node, possible.onlyIf());
    }
    all.frames.raise(node, exceptions(invoke, given, possible));
  }

  private List<String> exceptions(
      Instr.Invoke invoke, List<Expr> given, PossibleExceptions possible) {
    List<String> types = new ArrayList<>(possible.types());
    if (all.frames.followsUnexpected()
        && (all.inlined.isInCodeToFail() || mayThrowUnexpectedly(invoke, given))) {
      types.add(Edge.UNEXPECTED);
    }
    if (invoke.method() == null) {
      types.add(Edge.UNRESOLVED);
    }
    return types;
  }

  /** Excludes calls that end a test or the process, and releases, which hardly ever fail. */
  private boolean mayThrowUnexpectedly(Instr.Invoke invoke, List<Expr> given) {
    String type = invoke.receiverType();
    boolean isQuiet =
        all.shape.isQuiet(type, invoke.callee())
            && !PossibleExceptions.runsUnseenCode(invoke.callee(), given);
    return !isQuiet
        && !PossibleExceptions.isRuledOut(all.shape, invoke, given)
        && !all.shape.isRelease(type, invoke.callee(), invoke.isImplicit())
        && !all.shape.outcome(type, invoke.callee()).neverReturns();
  }

  /** Builds the parts of a choice with the rest of the code. */
  private final class Choosing implements ChoiceLowering.Around {

    @Override
    public Expr resolved(Expr expr) {
      return all.functions.resolved(expr);
    }

    @Override
    public Slot value(Expr expr) {
      return all.value(expr);
    }

    @Override
    public Slot load(Constant constant, Span at) {
      return all.load(constant, at);
    }

    @Override
    public void invoke(Instr.Invoke call, List<Expr> arguments) {
      CallLowering.this.invoke(call, arguments);
    }

    @Override
    public void run(Expr function, @Nullable Slot argument, Slot result) {
      all.inlined.once(function, argument, result);
    }
  }
}
