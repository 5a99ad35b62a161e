// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.CallOutcome;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ThrowCondition;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Appends the outcome of a call: that it never returns, or what holds once it has returned. */
final class OutcomeLowering {

  private final GraphBuilder graph;

  OutcomeLowering(GraphBuilder graph) {
    this.graph = graph;
  }

  /**
   * Continues after a call according to its outcome.
   *
   * @param onReturn further conditions that hold once it has returned
   */
  void comeBack(Instr.Invoke call, CallOutcome outcome, Set<ThrowCondition> onReturn) {
    if (outcome.neverReturns()) {
      graph.stop();
      return;
    }
    holds(condition(outcome.returnsIf(), call), call);
    if (onReturn.isEmpty()) {
      return;
    }
    onReturn.stream()
        .filter(ThrowCondition.Tested.class::isInstance)
        .map(ThrowCondition.Tested.class::cast)
        .sorted()
        .forEach(one -> holds(condition(one.test(), call), call));
  }

  /** Continues after a call whose result is null. */
  void returnsNull(Instr.Invoke call) {
    holds(new Condition(call.target(), Condition.Test.NULL), call);
  }

  private void holds(@Nullable Condition condition, Instr.Invoke call) {
    if (condition != null) {
      int afterwards = graph.join(call.span());
      graph.branch(afterwards, condition);
      graph.moveTo(afterwards);
    }
  }

  /**
   * Returns a test as a condition on the slot of its operand; null if the call has no such operand.
   */
  static @Nullable Condition condition(@Nullable OperandTest test, Instr.Invoke call) {
    if (test == null) {
      return null;
    }
    Slot slot = slot(test.operand(), call);
    return slot == null ? null : Condition.of(slot, test.is());
  }

  private static @Nullable Slot slot(Operand operand, Instr.Invoke call) {
    if (operand.isReceiver()) {
      return call.receiver();
    }
    boolean isGiven = operand.isArgument() && operand.index() < call.arguments().size();
    return isGiven ? call.arguments().get(operand.index()) : null;
  }
}
