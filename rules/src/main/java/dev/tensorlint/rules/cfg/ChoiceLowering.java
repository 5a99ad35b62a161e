// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Builds calls whose result depends on whether an operand is null: what a function returns for the
 * receiver, as with {@code Optional.map}, or an operand and something else instead of null, as with
 * {@code Optional.orElseGet}. The caller gets the value of each path, and its owner.
 */
final class ChoiceLowering {

  private static final int NO_FUNCTION = -1;

  private final Around around;
  private final GraphBuilder graph;
  private final CallShape shape;

  ChoiceLowering(Around around, GraphBuilder graph, CallShape shape) {
    this.around = around;
    this.graph = graph;
    this.shape = shape;
  }

  /** Builds what a choice consists of. */
  interface Around {

    /** Returns what an expression stands for: itself, or the function that a variable holds. */
    Expr resolved(Expr expr);

    Slot value(Expr expr);

    Slot load(Constant constant, Span at);

    void invoke(Instr.Invoke call, List<Expr> arguments);

    /**
     * Builds a function that runs here once.
     *
     * @param argument what it gets, null for nothing
     */
    void run(Expr function, @Nullable Slot argument, Slot result);
  }

  /**
   * A choice that a model describes.
   *
   * @param same the operand that decides
   * @param otherwise the operand that is the result if that one is null, null for a function that
   *     gets it if it is not null
   * @param function position of the function that gives the other result, {@link #NO_FUNCTION} if a
   *     value is
   */
  private record Choice(Operand same, @Nullable Operand otherwise, int function) {}

  /** Builds the result of such a call; null for any other call. */
  @Nullable Slot result(Expr.Call call, @Nullable String name) {
    Choice choice = choice(call);
    if (choice == null) {
      return null;
    }
    Expr target = call.target();
    Slot receiver = target == null ? null : around.value(around.resolved(target));
    List<Slot> arguments = arguments(call, choice.function());
    around.invoke(invocation(call, arguments.size(), name), call.arguments());
    Slot decisive = operand(choice.same(), receiver, arguments);
    Operand otherwise = choice.otherwise();
    return otherwise == null || choice.function() != NO_FUNCTION
        ? ofFunction(call, choice, decisive)
        : either(call, decisive, operand(otherwise, receiver, arguments));
  }

  private @Nullable Choice choice(Expr.Call call) {
    String type = CallShape.receiverType(call);
    Operand same = shape.same(type, call.callee());
    LambdaRuns runs = shape.lambdas(type, call.callee()).orElse(LambdaRuns.LATER);
    Operand otherwise = shape.outcome(type, call.callee()).orElse();
    if (otherwise != null) {
      int function = runs == LambdaRuns.INLINE_ONCE ? otherwise.index() : NO_FUNCTION;
      return isGiven(same, call) && isGiven(otherwise, call)
          ? new Choice(same, otherwise, function)
          : null;
    }
    return runs == LambdaRuns.ON_RECEIVER && same.isArgument() && isGiven(same, call)
        ? ofReceiver(same, call)
        : null;
  }

  private static @Nullable Choice ofReceiver(Operand same, Expr.Call call) {
    return isGiven(Operand.RECEIVER, call)
        ? new Choice(Operand.RECEIVER, null, same.index())
        : null;
  }

  private static boolean isGiven(Operand operand, Expr.Call call) {
    return operand.isReceiver()
        ? call.target() != null
        : operand.isArgument() && operand.index() < call.arguments().size();
  }

  private static Slot operand(Operand operand, @Nullable Slot receiver, List<Slot> arguments) {
    return operand.isReceiver() && receiver != null ? receiver : arguments.get(operand.index());
  }

  private List<Slot> arguments(Expr.Call call, int function) {
    List<Slot> arguments = new ArrayList<>();
    for (Expr argument : call.arguments()) {
      boolean isFunction = arguments.size() == function;
      arguments.add(
          isFunction ? around.load(Constant.OTHER, argument.span()) : around.value(argument));
    }
    return arguments;
  }

  /** The call itself does nothing to its operands. The code of its function follows it. */
  private Instr.Invoke invocation(Expr.Call call, int arguments, @Nullable String name) {
    Slot receiver = call.target() == null ? null : around.load(Constant.OTHER, call.span());
    List<Slot> neutral = new ArrayList<>();
    for (int i = 0; i < arguments; i++) {
      neutral.add(around.load(Constant.OTHER, call.span()));
    }
    return new Instr.Invoke(
        graph.temporary(),
        receiver,
        call.reached(),
        CallShape.receiverType(call),
        neutral,
        call.arguments().stream().map(Expr::span).toList(),
        Map.of(),
        call.type(),
        name,
        call.nameSpan(),
        call.span(),
        false);
  }

  private Slot either(Expr.Call call, Slot one, Slot other) {
    Slot result = graph.temporary();
    unless(
        new Condition(one, Condition.Test.NOT_NULL),
        new Condition(one, Condition.Test.NULL),
        call,
        () -> graph.append(new Instr.Copy(result, one, call.span())),
        () -> graph.append(new Instr.Copy(result, other, call.span())));
    return result;
  }

  private Slot ofFunction(Expr.Call call, Choice choice, Slot decisive) {
    Slot result = graph.temporary();
    Expr function = around.resolved(call.arguments().get(choice.function()));
    Condition isNull = new Condition(decisive, Condition.Test.NULL);
    Condition isNotNull = new Condition(decisive, Condition.Test.NOT_NULL);
    if (choice.otherwise() == null) {
      unless(
          isNull,
          isNotNull,
          call,
          () -> graph.append(new Instr.Load(result, Constant.NULL, call.span())),
          () -> around.run(function, decisive, result));
    } else {
      unless(
          isNotNull,
          isNull,
          call,
          () -> graph.append(new Instr.Copy(result, decisive, call.span())),
          () -> around.run(function, null, result));
    }
    return result;
  }

  private void unless(
      Condition one, Condition other, Expr.Call call, Runnable first, Runnable second) {
    int onOne = graph.join(call.span());
    int onOther = graph.join(call.span());
    int afterwards = graph.join(call.span());
    graph.branch(onOne, one);
    graph.branch(onOther, other);
    graph.stop();
    graph.moveTo(onOne);
    first.run();
    graph.jump(afterwards);
    graph.moveTo(onOther);
    second.run();
    graph.jump(afterwards);
    graph.moveTo(afterwards);
  }
}
