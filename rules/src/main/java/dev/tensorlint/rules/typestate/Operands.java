// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.typestate.state.PathState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Selects the receiver and the arguments of calls. */
public final class Operands {

  private Operands() {}

  /** Returns the receiver, if there is one, and the arguments. */
  public static List<Slot> all(Instr.Invoke call) {
    List<Slot> slots = new ArrayList<>(call.arguments());
    if (call.receiver() != null) {
      slots.add(call.receiver());
    }
    return slots;
  }

  public static List<Slot> arguments(Instr.Invoke call, IntPredicate isWanted) {
    List<Slot> slots = new ArrayList<>();
    for (int i = 0; i < call.arguments().size(); i++) {
      if (isWanted.test(i)) {
        slots.add(call.arguments().get(i));
      }
    }
    return slots;
  }

  /** Returns the receiver and the arguments on which a call has a matching effect. */
  public static List<Slot> matching(
      Instr.Invoke call, Summary effect, Predicate<OperandEffect> isWanted) {
    List<Slot> slots = new ArrayList<>();
    Slot receiver = call.receiver();
    if (receiver != null && isWanted.test(effect.receiver())) {
      slots.add(receiver);
    }
    slots.addAll(arguments(call, i -> isWanted.test(effect.parameter(i))));
    return slots;
  }

  /** Returns whether an operand of a call may be a resource. */
  public static boolean haveResource(Instr.Invoke call, PathState state) {
    Slot receiver = call.receiver();
    if (receiver != null && !state.value(receiver).resources().isEmpty()) {
      return true;
    }
    for (Slot argument : call.arguments()) {
      if (!state.value(argument).resources().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Returns the slot of an operand, null when the call does not have it. */
  public static @Nullable Slot slot(Instr.Invoke call, Operand operand) {
    if (operand.isReceiver()) {
      return call.receiver();
    }
    boolean isGiven = operand.isArgument() && operand.index() < call.arguments().size();
    return isGiven ? call.arguments().get(operand.index()) : null;
  }
}
