// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Coverage;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.Insertions;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;

/**
 * Finds what the summary of a call does to the receiver and to each argument, and applies it. What
 * a value is, a carrier, a container or the result of a lambda, decides how far an effect extends.
 */
final class ArgumentTransfer {

  private final Library library;
  private final ContainerTransfer containers;
  private final OperandTransfer operands;

  ArgumentTransfer(Library library, ScopeTransfer scopes, ContainerTransfer containers) {
    this.library = library;
    this.containers = containers;
    this.operands = new OperandTransfer(scopes, containers);
  }

  /** Returns the state after the effects of a call on its operands, the receiver first. */
  PathState after(int node, Instr.Invoke call, Summary summary, PathState state) {
    PathState after = state;
    Slot receiver = call.receiver();
    if (receiver != null) {
      after = receiver(node, call, summary, receiver, after);
    }
    for (int i = 0; i < call.arguments().size(); i++) {
      after = argument(node, call, summary, i, after);
    }
    return after;
  }

  /**
   * Applies the effect of a call on an argument. It extends to the content of a carrier if the
   * parameter is a record, or if the call leaves the carrier in place or releases it; any other
   * call takes the carrier with its content.
   */
  private PathState argument(
      int node, Instr.Invoke call, Summary summary, int position, PathState before) {
    OperandEffect effect = summary.parameter(position);
    Slot slot = call.arguments().get(position);
    PathState state = Filling.byArgument(slot, effect, before);
    Value value = state.value(slot);
    Value holder = holder(call, summary, position, state);
    if (!holder.resources().isEmpty()) {
      return containers.add(node, holder, slot, state);
    }
    boolean isTaken =
        Types.haveCarrier(value, state) && !coversContent(effect) && !takesRecord(call, position);
    boolean isLambdaResult =
        effect.equals(OperandEffect.BORROWS)
            && Types.isResultOfLambda(value, state)
            && !summary.result().equals(aliasOf(position));
    boolean mayFill = (effect.isUsed() || effect.isRefilled()) && !isTemporary(slot, state);
    PathState after = mayFill ? Referents.each(state, slot, ResourceState::filled) : state;
    if (isTaken || isLambdaResult) {
      return Referents.each(after, slot, ResourceState::surelyHandedOver);
    }
    PathState done = operands.after(node, call, effect, slot, after);
    boolean mayDoMore = summary.covers() == Coverage.BODIES && hidesDuty(call, position, state);
    return mayDoMore ? Referents.each(done, slot, ResourceState::unsure) : done;
  }

  /** Returns whether the called method does not know of the duty that an argument has. */
  private boolean hidesDuty(Instr.Invoke call, int position, PathState state) {
    MethodRef method = call.method();
    return method != null
        && position < method.parameters().size()
        && state.value(call.arguments().get(position)).resources().stream()
            .map(id -> Types.model(id, state))
            .anyMatch(model -> library.hidesDuty(method.parameters().get(position), model));
  }

  /** Returns the container among the arguments to which a call adds another argument. */
  private static Value holder(Instr.Invoke call, Summary summary, int position, PathState state) {
    int holder = summary.part(Insertions.NONE).container(position);
    MethodRef method = call.method();
    return holder != Insertions.UNKNOWN
            && holder < call.arguments().size()
            && method != null
            && !method.isOverridable()
        ? state.value(call.arguments().get(holder))
        : Value.UNKNOWN;
  }

  /**
   * Returns whether no other code has an argument, so that nobody reads what the call puts in it.
   */
  private static boolean isTemporary(Slot argument, PathState state) {
    Value value = state.value(argument);
    if (!value.isOneResource()) {
      return false;
    }
    ResourceId resource = value.resources().get(0);
    return !state.isNamed(resource)
        && state.has(resource)
        && state.resource(resource).inside().containers().isEmpty();
  }

  private static boolean coversContent(OperandEffect effect) {
    return effect.leavesInPlace() || effect.isReleased();
  }

  private static ResultEffect aliasOf(int argument) {
    return ResultEffect.of(ResultEffect.Kind.ALIAS, Operand.argument(argument));
  }

  private boolean takesRecord(Instr.Invoke call, int argument) {
    MethodRef method = call.method();
    return method != null
        && argument < method.parameters().size()
        && library.isCarrier(method.parameters().get(argument));
  }

  /**
   * Applies the effect of a call on its receiver; effects on the fields of the receiver are applied
   * separately.
   */
  private PathState receiver(
      int node, Instr.Invoke call, Summary summary, Slot receiver, PathState before) {
    OperandEffect effect = summary.receiver();
    boolean isCarrier = Types.haveCarrier(before.value(receiver), before);
    PathState filled = Filling.byMethod(call, summary, receiver, before);
    PathState state =
        isCarrier && !coversContent(effect)
            ? Referents.each(filled, receiver, ResourceState::surelyHandedOver)
            : operands.after(node, call, effect, receiver, filled);
    if (!summary.covers().hasFields()) {
      return state;
    }
    PathState after =
        isUnseen(call, receiver, state)
            ? Referents.each(state, receiver, ResourceState::surelyHandedOver)
            : state;
    return !summary.isComplete() && isCarrier
        ? Referents.each(after, receiver, ResourceState::unsure)
        : after;
  }

  /**
   * Returns whether the receiver is a carrier with unknown fields, or one whose class does not
   * declare the method.
   */
  private boolean isUnseen(Instr.Invoke call, Slot receiver, PathState state) {
    Value value = state.value(receiver);
    return Types.isForeign(call, value, state)
        || (Types.haveCarrier(value, state) && ReceiverFields.object(receiver, state).isEmpty());
  }
}
