// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.CallOutcome;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.LocalReads;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Builds calls and creations. A lambda that runs before its call returns is built inline. */
final class CallLowering {

  private final Lowering all;
  private final GraphBuilder graph;
  private final OutcomeLowering outcomes;
  private boolean isInCodeToFail;

  CallLowering(Lowering all) {
    this.all = all;
    this.graph = all.graph;
    this.outcomes = new OutcomeLowering(all.graph);
  }

  /**
   * @param told the condition on an operand that is equivalent to a true result, null for none
   */
  record Answer(Slot value, @Nullable Condition told) {}

  /** Builds a call whose result is tested directly. */
  Answer answer(Expr.Call call) {
    Optional<Expr.Lambda> function = all.functions.run(call);
    if (function.isPresent()) {
      return new Answer(run(call, function.get()), null);
    }
    Instr.Invoke invoke = invoke(call, null);
    CallOutcome outcome = all.shape.outcome(invoke.receiverType(), invoke.callee());
    return new Answer(invoke.target(), OutcomeLowering.condition(outcome.tells(), invoke));
  }

  Slot call(Expr.Call call, @Nullable String name) {
    Slot element = all.loops.element(call);
    if (element != null) {
      return element;
    }
    return all.functions
        .run(call)
        .map(function -> run(call, function))
        .orElseGet(() -> invocation(call, name));
  }

  /** Builds the body of a function inline where a call runs it. */
  private Slot run(Expr.Call call, Expr.Lambda function) {
    List<Slot> arguments = all.values(call.arguments());
    Slot value = graph.temporary();
    all.functions.inside(function, () -> body(function, value, arguments));
    Set<Slot> parameters = new LinkedHashSet<>();
    function.parameters().forEach(local -> parameters.add(new Slot.Variable(local)));
    if (!parameters.isEmpty() && graph.isReachable()) {
      graph.append(new Instr.Forget(parameters, call.span()));
    }
    return value;
  }

  private Slot invocation(Expr.Call call, @Nullable String name) {
    boolean isTest = all.shape.outcome(CallShape.receiverType(call), call.callee()).tells() != null;
    return isTest ? all.exprs.truth(call) : invoke(call, name).target();
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
    List<Expr> given = resolved(call.arguments());
    for (Expr argument : given) {
      if (runs == LambdaRuns.IN_SCOPE && argument instanceof Expr.Lambda lambda) {
        scoped = lambda;
        arguments.add(all.load(Constant.OTHER, lambda.span()));
      } else if (isDecisive(argument, call, arguments.size())) {
        arguments.add(all.exprs.truth(argument));
      } else {
        arguments.add(argument(argument, call.callee(), runs, receiver));
      }
      spans.add(argument.span());
    }
    Slot result = graph.temporary();
    Instr.Invoke invoke =
        new Instr.Invoke(
            result,
            receiver,
            call.reached(),
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
      invoke(invoke, given);
    } else {
      inScope(invoke, scoped);
    }
    return invoke;
  }

  private List<Expr> resolved(List<Expr> arguments) {
    return arguments.stream().map(all.functions::resolved).toList();
  }

  private Slot argument(
      Expr argument, Callee callee, @Nullable LambdaRuns runs, @Nullable Slot receiver) {
    if (runs != null && runs.isInline()) {
      return inlineArgument(argument, runs, receiver);
    }
    if (runs == LambdaRuns.TO_FAIL) {
      return argumentToFail(argument);
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
    if (body != null) {
      all.exprs.capture(LocalReads.of(body), null, expr.span());
    }
    Slot result = graph.temporary();
    return invoke(
        new Instr.Invoke(
            result,
            null,
            expr.constructor(),
            body == null ? expr.type().name() : body.name(),
            arguments,
            spans(expr.arguments()),
            literals(expr.arguments()),
            expr.type(),
            name,
            expr.span(),
            expr.span(),
            false),
        expr.arguments());
  }

  /**
   * Returns the arguments of a creation. A method reference from which a thread or a task is
   * created becomes a lambda.
   */
  private List<Expr> functions(Expr.New expr) {
    boolean isDeferred =
        all.shape
            .lambdas(expr.type().name(), expr.constructor())
            .filter(LambdaRuns::isDeferred)
            .isPresent();
    return isDeferred
        ? resolved(expr.arguments()).stream().map(ReferenceLambda::of).toList()
        : resolved(expr.arguments());
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
  private Slot invoke(Instr.Invoke invoke, List<Expr> given) {
    if (!graph.isReachable()) {
      return invoke.target();
    }
    int node = graph.append(invoke);
    raise(node, invoke, given);
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
    return invoke.target();
  }

  private void raise(int node, Instr.Invoke invoke, List<Expr> given) {
    PossibleExceptions possible = new PossibleExceptions(all.shape, invoke, given);
    graph.throwsOnlyIf(node, possible.onlyIf());
    all.frames.raise(node, exceptions(invoke, given, possible));
  }

  private List<String> exceptions(
      Instr.Invoke invoke, List<Expr> given, PossibleExceptions possible) {
    List<String> types = new ArrayList<>(possible.types());
    boolean isRuledOut = PossibleExceptions.isRuledOut(invoke, given);
    if (isInCodeToFail || (!isRuledOut && mayThrowUnexpectedly(invoke, given))) {
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
        && !all.shape.isRelease(type, invoke.callee(), invoke.isImplicit())
        && !all.shape.outcome(type, invoke.callee()).neverReturns();
  }

  /** Builds a function argument that must throw: the code after it runs once it has thrown. */
  private Slot argumentToFail(Expr argument) {
    if (!(argument instanceof Expr.Lambda) && !(argument instanceof Expr.MethodReference)) {
      return all.value(argument);
    }
    Slot value = all.load(Constant.OTHER, argument.span());
    int afterwards = graph.join(argument.span());
    int first = graph.size();
    boolean outer = isInCodeToFail;
    isInCodeToFail = true;
    all.frames.inside(Frame.Handlers.ofAll(afterwards), () -> codeToFail(argument));
    isInCodeToFail = outer;
    graph.expectFailure(first);
    if (!graph.isThrownTo(afterwards, first)) {
      graph.jump(afterwards);
    }
    graph.moveTo(afterwards);
    return value;
  }

  private void codeToFail(Expr argument) {
    Slot value = graph.temporary();
    if (argument instanceof Expr.Lambda lambda) {
      body(lambda, value, List.of());
    } else if (argument instanceof Expr.MethodReference reference && isCallable(reference)) {
      reference(reference, value, this::anything);
    }
  }

  /**
   * Builds a lambda that runs once between the opening and the closing of a scope. Its value is the
   * result of the call.
   */
  private Slot inScope(Instr.Invoke call, Expr.Lambda lambda) {
    Slot scope = graph.temporary();
    Span end = new Span(Math.max(call.span().start(), call.span().end() - 1), call.span().end());
    graph.append(new Instr.EnterScope(scope, call, call.nameSpan()));
    Frame.Cleanup leave =
        new Frame.Cleanup(() -> graph.append(new Instr.LeaveScope(scope, null, end)));
    all.frames.inside(leave, () -> body(lambda, call.target(), List.of()));
    Slot survivor = call.type().isVoid() ? null : call.target();
    graph.append(new Instr.LeaveScope(scope, survivor, end));
    return call.target();
  }

  /** Builds the body of a lambda inline, and stores its value in a slot. */
  private void body(Expr.Lambda lambda, Slot value, List<Slot> parameters) {
    int join = graph.join(lambda.span());
    for (int i = 0; i < Math.min(parameters.size(), lambda.parameters().size()); i++) {
      Local parameter = lambda.parameters().get(i);
      graph.append(
          new Instr.Copy(new Slot.Variable(parameter), parameters.get(i), parameter.nameSpan()));
    }
    graph.append(new Instr.Load(value, Constant.OTHER, lambda.span()));
    all.frames.inside(new Frame.InlineLambda(value, join), () -> all.statement(lambda.body()));
    graph.jump(join);
    graph.moveTo(join);
  }

  /** Builds a function argument inline, and passes its result to the call. */
  private Slot inlineArgument(Expr argument, LambdaRuns runs, @Nullable Slot receiver) {
    if (argument instanceof Expr.Lambda lambda) {
      return inlineRuns(
          lambda,
          runs,
          receiver,
          (value, elements) -> body(lambda, value, parameters(elements, lambda)));
    }
    if (argument instanceof Expr.MethodReference reference && isCallable(reference)) {
      return inlineRuns(
          reference, runs, receiver, (value, elements) -> reference(reference, value, elements));
    }
    return all.value(argument);
  }

  private interface Body {
    void build(Slot value, Elements elements);
  }

  /** The values that a function gets as its arguments, one after the other. */
  private interface Elements {
    Slot next(TypeRef type, Span span);
  }

  private Slot anything(TypeRef type, Span span) {
    return all.load(Constant.OTHER, span);
  }

  /**
   * Builds a body that runs for each element, any number of times, or at most once. The called
   * method receives all of its results as one container.
   */
  private Slot inlineRuns(Expr function, LambdaRuns runs, @Nullable Slot receiver, Body body) {
    Iterations iterations =
        runs == LambdaRuns.EACH && receiver != null
            ? Iterations.begin(all, receiver, function.span())
            : null;
    Elements elements = elements(runs, receiver, iterations);
    Slot returned = graph.temporary();
    boolean returnsNothing = all.shape.returnsNothing(function.type().name());
    graph.append(new Instr.Gather(returned, List.of(), TypeRef.UNKNOWN, null, function.span()));
    Runnable once =
        () -> {
          Slot value = graph.temporary();
          graph.append(new Instr.Load(value, Constant.OTHER, function.span()));
          body.build(value, elements);
          if (!returnsNothing) {
            graph.append(new Instr.StoreElement(returned, value, null, function.span()));
          }
        };
    if (runs == LambdaRuns.ON_RECEIVER && receiver != null) {
      unlessNull(receiver, function.span(), once);
    } else {
      repeat(function.span(), runs != LambdaRuns.INLINE_ONCE, iterations, once);
    }
    return returned;
  }

  private Elements elements(
      LambdaRuns runs, @Nullable Slot receiver, @Nullable Iterations iterations) {
    if (receiver == null) {
      return this::anything;
    }
    if (runs == LambdaRuns.ON_RECEIVER) {
      return (type, span) -> receiver;
    }
    return (type, span) -> {
      Slot slot = graph.temporary();
      if (iterations == null) {
        int any = Instr.LoadElement.NO_ITERATION;
        graph.append(new Instr.LoadElement(slot, receiver, type, null, any, span));
      } else {
        iterations.next(slot, type, span);
      }
      return slot;
    };
  }

  private void unlessNull(Slot receiver, Span span, Runnable body) {
    int start = graph.join(span);
    int afterwards = graph.join(span);
    graph.branch(afterwards, new Condition(receiver, Condition.Test.NULL));
    graph.branch(start, new Condition(receiver, Condition.Test.NOT_NULL));
    graph.stop();
    graph.moveTo(start);
    body.run();
    graph.jump(afterwards);
    graph.moveTo(afterwards);
  }

  private static boolean isCallable(Expr.MethodReference reference) {
    return reference.kind() == Expr.ReferenceKind.BOUND
        || reference.kind() == Expr.ReferenceKind.UNBOUND
        || reference.kind() == Expr.ReferenceKind.STATIC;
  }

  private void repeat(Span span, boolean repeats, @Nullable Iterations iterations, Runnable body) {
    int head = graph.join(span);
    int afterwards = graph.join(span);
    int exhausted = iterations == null ? afterwards : graph.join(span);
    graph.jump(head);
    graph.moveTo(head);
    graph.branch(exhausted, null);
    if (iterations == null) {
      body.run();
    } else {
      iterations.inside(body);
    }
    graph.jump(repeats ? head : afterwards);
    if (iterations != null) {
      iterations.end(exhausted, true, afterwards);
    }
    graph.moveTo(afterwards);
  }

  private static List<Slot> parameters(Elements elements, Expr.Lambda lambda) {
    return lambda.parameters().stream()
        .map(parameter -> elements.next(parameter.type(), parameter.nameSpan()))
        .toList();
  }

  /**
   * Returns the result type of a method reference, which the tree does not contain. A method
   * declared to return a supertype of its receiver mostly returns the receiver's own type: {@code T
   * relu()} of {@code Ops<T>}.
   */
  private TypeRef selfType(Expr.MethodReference reference) {
    TypeRef declared =
        reference.callee() instanceof MethodRef method ? method.returnType() : TypeRef.UNKNOWN;
    boolean isSelf =
        !declared.equals(TypeRef.OBJECT)
            && all.shape.isSubtype(reference.qualifier().name(), declared.name());
    return isSelf ? reference.qualifier() : TypeRef.UNKNOWN;
  }

  private void reference(Expr.MethodReference reference, Slot value, Elements elements) {
    Expr target = reference.target();
    TypeRef qualifier = reference.qualifier();
    Slot element = elements.next(qualifier, reference.span());
    boolean isStatic = reference.kind() == Expr.ReferenceKind.STATIC;
    boolean isUnbound = reference.kind() == Expr.ReferenceKind.UNBOUND;
    Slot object = isUnbound ? element : target == null ? null : all.value(target);
    String type =
        target != null && target.type().isKnown() ? target.type().name() : qualifier.name();
    invoke(
        new Instr.Invoke(
            value,
            isStatic ? null : object,
            reference.callee(),
            type,
            isUnbound ? List.of() : List.of(element),
            List.of(),
            Map.of(),
            isUnbound ? selfType(reference) : TypeRef.UNKNOWN,
            null,
            reference.span(),
            reference.span(),
            false));
  }
}
