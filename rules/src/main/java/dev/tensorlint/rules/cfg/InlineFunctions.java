// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.FunctionRun;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.UnresolvedMethod;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Builds the bodies of functions where calls run them: a lambda or a method reference that runs
 * before its call returns is part of the graph of the caller.
 */
final class InlineFunctions {

  private final Lowering all;
  private final GraphBuilder graph;
  private boolean isInCodeToFail;

  InlineFunctions(Lowering all) {
    this.all = all;
    this.graph = all.graph;
  }

  /** Returns whether the code that is built is expected to throw. */
  boolean isInCodeToFail() {
    return isInCodeToFail;
  }

  /** Builds the body of a function where a call of a variable runs it. */
  Slot run(Expr.Call call, Expr.Lambda function) {
    List<Slot> arguments = all.values(call.arguments());
    Slot value = graph.temporary();
    all.functions.inside(function, () -> body(function, value, arguments));
    forget(function, call.span());
    return value;
  }

  /** Builds a function argument that must throw: the code after it runs once it has thrown. */
  Slot argumentToFail(Expr argument) {
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
    } else if (argument instanceof Expr.MethodReference reference
        && ReferenceLambda.isCallable(reference)) {
      reference(reference, value, this::anything);
    }
  }

  /**
   * Builds a lambda that runs once between the opening and the closing of a scope. Its value is the
   * result of the call.
   */
  Slot inScope(Instr.Invoke call, Expr.Lambda lambda) {
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
  Slot argument(Expr argument, LambdaRuns runs, @Nullable Slot receiver) {
    if (argument instanceof Expr.Lambda lambda) {
      return inlineRuns(
          lambda,
          runs,
          receiver,
          (value, elements) -> body(lambda, value, parameters(elements, lambda)));
    }
    if (argument instanceof Expr.MethodReference reference
        && ReferenceLambda.isCallable(reference)) {
      return inlineRuns(
          reference, runs, receiver, (value, elements) -> reference(reference, value, elements));
    }
    if (argument instanceof Expr.MethodReference reference
        && reference.callee() instanceof UnresolvedMethod) {
      return inlineRuns(
          reference, runs, receiver, (value, elements) -> unseen(reference, value, elements));
    }
    return all.value(argument);
  }

  /**
   * Builds a function that runs once, and stores what it returns in a slot: any value, if its code
   * is not written here.
   *
   * @param given what it gets, null for nothing
   */
  void once(Expr function, @Nullable Slot given, Slot value) {
    Elements elements = given == null ? this::anything : (type, span) -> given;
    if (function instanceof Expr.Lambda lambda && all.functions.mayRun(lambda)) {
      all.functions.inside(lambda, () -> body(lambda, value, parameters(elements, lambda)));
      forget(lambda, lambda.span());
    } else if (function instanceof Expr.MethodReference reference
        && ReferenceLambda.isCallable(reference)) {
      reference(reference, value, elements);
    } else {
      Slot unseen = all.value(function);
      List<Slot> parts = given == null ? List.of(unseen) : List.of(unseen, given);
      graph.append(new Instr.Unknown(value, parts, function.span()));
    }
  }

  /**
   * Builds the functions that a method of the program runs before it returns, in front of its call.
   *
   * @param arguments the arguments of the method
   * @return what the method returns of them, null for none
   */
  @Nullable Slot passed(PassedFunctions passed, List<Slot> arguments, Span span) {
    List<Slot> others = new ArrayList<>(arguments);
    passed.inline().keySet().forEach(position -> others.remove(arguments.get(position)));
    Slot returned = null;
    for (Map.Entry<Integer, Expr.Lambda> each : passed.inline().entrySet()) {
      FunctionRun run = passed.run(each.getKey());
      Slot value = passed(each.getValue(), run, arguments, others, span);
      returned = run.isResult() ? value : returned;
    }
    return returned;
  }

  /**
   * @param others the arguments that are no functions, which the method may release if the function
   *     throws
   * @return the result of the function
   */
  private Slot passed(
      Expr.Lambda function, FunctionRun run, List<Slot> arguments, List<Slot> others, Span span) {
    Slot value = all.load(Constant.OTHER, span);
    int afterwards = graph.join(span);
    Slot whole = run.each() >= 0 ? arguments.get(run.each()) : null;
    Iterations iterations = whole == null ? null : Iterations.begin(all, whole, span);
    Elements elements = elements(LambdaRuns.EACH, whole, iterations);
    boolean isGone = !run.isResult() && !all.shape.returnsNothing(function.type().name());
    Runnable once =
        () -> {
          List<Slot> given = given(function, run, arguments, elements);
          all.functions.inside(function, () -> body(function, value, given));
          forget(function, span);
          if (isGone && graph.isReachable()) {
            graph.append(new Instr.Unknown(graph.temporary(), List.of(value), span));
          }
        };
    Runnable guarded =
        () -> all.frames.inside(leaving(others, span), catching(run, afterwards, once));
    if (run.isSure() && iterations == null) {
      guarded.run();
    } else {
      repeat(span, run.when() != LambdaRuns.INLINE_ONCE, iterations, guarded);
    }
    graph.jump(afterwards);
    graph.moveTo(afterwards);
    return value;
  }

  /**
   * Returns the frame in which an exception leaves a method that runs a function.
   *
   * @param others values that are unknown then
   */
  Frame leaving(List<Slot> others, Span span) {
    return Frame.Cleanup.ofFailures(
        () -> graph.append(new Instr.Unknown(graph.temporary(), others, span)));
  }

  private Runnable catching(FunctionRun run, int entry, Runnable build) {
    List<TypeRef> types = run.caught().stream().map(TypeRef::of).toList();
    Frame frame = new Frame.Handlers(List.of(new Frame.Handler(types, entry)));
    return types.isEmpty() ? build : () -> all.frames.inside(frame, build);
  }

  private List<Slot> given(
      Expr.Lambda function, FunctionRun run, List<Slot> arguments, Elements elements) {
    List<Slot> given = new ArrayList<>();
    for (int i = 0; i < function.parameters().size(); i++) {
      Local parameter = function.parameters().get(i);
      given.add(given(run.arguments().get(i), parameter, arguments, elements));
    }
    return given;
  }

  private Slot given(int source, Local parameter, List<Slot> arguments, Elements elements) {
    return source >= 0
        ? arguments.get(source)
        : source == FunctionRun.ELEMENT
            ? elements.next(parameter.type(), parameter.nameSpan())
            : anything(parameter.type(), parameter.nameSpan());
  }

  private void forget(Expr.Lambda function, Span span) {
    Set<Slot> parameters = new LinkedHashSet<>();
    function.parameters().forEach(local -> parameters.add(new Slot.Variable(local)));
    if (!parameters.isEmpty() && graph.isReachable()) {
      graph.append(new Instr.Forget(parameters, span));
    }
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

  /** Code that is not known may do anything with what it gets. */
  private void unseen(Expr.MethodReference reference, Slot value, Elements elements) {
    Slot element = elements.next(TypeRef.UNKNOWN, reference.span());
    graph.append(new Instr.Unknown(value, List.of(element), reference.span()));
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
    if (reference.kind() == Expr.ReferenceKind.CONSTRUCTOR) {
      return reference.qualifier();
    }
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
    Slot element = elements.next(given(reference), reference.span());
    boolean isCreation = reference.kind() == Expr.ReferenceKind.CONSTRUCTOR;
    boolean isStatic = isCreation || reference.kind() == Expr.ReferenceKind.STATIC;
    boolean isUnbound = reference.kind() == Expr.ReferenceKind.UNBOUND;
    Slot object = isUnbound ? element : target == null ? null : all.value(target);
    String type =
        target != null && target.type().isKnown() ? target.type().name() : qualifier.name();
    all.calls.invoke(
        new Instr.Invoke(
            value,
            isStatic ? null : object,
            reference.callee(),
            type,
            isUnbound ? List.of() : List.of(element),
            List.of(),
            Map.of(),
            isUnbound || isCreation ? selfType(reference) : TypeRef.UNKNOWN,
            null,
            reference.span(),
            reference.span(),
            false));
  }

  /**
   * Returns the type of what a reference gets: the receiver of its method, or the first argument.
   */
  private static TypeRef given(Expr.MethodReference reference) {
    boolean isReceiver = reference.kind() == Expr.ReferenceKind.UNBOUND;
    return !isReceiver
            && reference.callee() instanceof MethodRef method
            && !method.parameters().isEmpty()
        ? method.parameters().get(0)
        : reference.qualifier();
  }
}
