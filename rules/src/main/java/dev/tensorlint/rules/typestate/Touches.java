// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What calls read, and what they release. */
final class Touches {

  private final KnownCalls known;
  private final ContainerTransfer containers;

  Touches(KnownCalls known, ContainerTransfer containers) {
    this.known = known;
    this.containers = containers;
  }

  /**
   * Returns whether a call is given no resource, and can reach none in another way: a method of the
   * program may reach those in the fields of its object.
   */
  boolean reachesNothing(Instr.Invoke call, PathState state) {
    if (!state.hasResources()) {
      return true;
    }
    return !Operands.haveResource(call, state) && ownEffects(call, state).isEmpty();
  }

  /** Returns the receiver and arguments whose data a call reads. */
  List<Slot> uses(Instr.Invoke call, PathState state) {
    if (call.method() == null) {
      return List.of();
    }
    Optional<Summary> modelled = known.modelled(call, state);
    if (modelled.isPresent()) {
      return used(call, modelled.get(), state);
    }
    Optional<Summary> own = known.ownEffects(call);
    return own.isPresent()
        ? Operands.arguments(call, i -> own.get().parameter(i).isUsed())
        : List.of();
  }

  private List<Slot> used(Instr.Invoke call, Summary effect, PathState state) {
    List<Slot> used = new ArrayList<>();
    Slot receiver = call.receiver();
    if (receiver != null && effect.receiver().isUsed() && readsContent(call, receiver, state)) {
      used.add(receiver);
    }
    for (int i = 0; i < call.arguments().size(); i++) {
      Slot argument = call.arguments().get(i);
      if (effect.parameter(i).isUsed() && readsContent(call, argument, state)) {
        used.add(argument);
      }
    }
    return used;
  }

  /** Returns the receiver and arguments that a call releases for sure. */
  List<Slot> released(Instr.Invoke call, PathState state) {
    if (call.method() == null) {
      return List.of();
    }
    Optional<Summary> modelled = known.modelled(call, state);
    if (modelled.isPresent()) {
      return Operands.matching(call, modelled.get(), OperandEffect::isReleased);
    }
    Slot receiver = call.receiver();
    Optional<Summary> own = known.ownEffects(call);
    if (own.isPresent()) {
      return Operands.arguments(call, i -> own.get().parameter(i).released() == Certainty.YES);
    }
    return receiver != null && known.isClose(call) ? List.of(receiver) : List.of();
  }

  /** Returns the fields of the receiver that a call of an own method releases for sure. */
  List<FieldKey> releasedFields(Instr.Invoke call, PathState state) {
    Optional<Summary> own = ownEffects(call, state);
    return own.isPresent()
        ? ReceiverFields.of(call, own.get(), state, field -> field.released() == Certainty.YES)
        : List.of();
  }

  /** The methods of containers read no data of elements; those of a tensor library do. */
  private boolean readsContent(Instr.Invoke call, Slot slot, PathState state) {
    boolean isContainer = containers.holdsContainer(state.value(slot));
    return !isContainer || (!slot.equals(call.receiver()) && known.typeModel(call).isPresent());
  }

  /** Returns the fields of the receiver whose data a call of an own method reads. */
  List<FieldKey> usedFields(Instr.Invoke call, PathState state) {
    Optional<Summary> own = ownEffects(call, state);
    return own.isPresent()
        ? ReceiverFields.of(call, own.get(), state, OperandEffect::isUsed)
        : List.of();
  }

  /** Returns the resources whose data a call reads. */
  List<ResourceId> usedResources(Instr.Invoke call, PathState state) {
    if (!state.hasResources()) {
      return List.of();
    }
    List<ResourceId> used = new ArrayList<>();
    for (Slot slot : uses(call, state)) {
      used.addAll(state.value(slot).resources());
    }
    for (FieldKey field : usedFields(call, state)) {
      used.addAll(state.field(field).resources());
    }
    return List.copyOf(Contents.withContents(state, used));
  }

  /** Returns what a call asks whether it is released, itself or in a method of the program. */
  List<ResourceId> asked(Instr.Invoke call, PathState state) {
    if (!state.hasResources()) {
      return List.of();
    }
    Slot receiver = call.receiver();
    if (receiver != null && known.asksWhetherReleased(call, state.value(receiver))) {
      return state.value(receiver).resources();
    }
    Optional<Summary> own = ownEffects(call, state);
    if (own.isEmpty()) {
      return List.of();
    }
    List<ResourceId> asked = new ArrayList<>();
    for (Slot slot : askedArguments(call, own.get())) {
      asked.addAll(state.value(slot).resources());
    }
    for (FieldKey field : ReceiverFields.of(call, own.get(), state, OperandEffect::isAsked)) {
      asked.addAll(state.field(field).resources());
    }
    return asked;
  }

  private static List<Slot> askedArguments(Instr.Invoke call, Summary own) {
    return Operands.arguments(call, i -> own.parameter(i).isAsked());
  }

  private Optional<Summary> ownEffects(Instr.Invoke call, PathState state) {
    boolean isModelled = call.method() == null || known.modelled(call, state).isPresent();
    return isModelled ? Optional.empty() : known.ownEffects(call);
  }

  /** Returns those of some operands of a call that it does not ask whether they are released. */
  List<Slot> unasked(Instr.Invoke call, List<Slot> operands, PathState state) {
    if (operands.isEmpty()) {
      return operands;
    }
    Optional<Summary> own = ownEffects(call, state);
    return own.isEmpty() ? operands : besides(operands, askedArguments(call, own.get()));
  }

  private static <T> List<T> besides(List<T> all, List<T> without) {
    List<T> left = new ArrayList<>(all);
    left.removeAll(without);
    return left;
  }

  /** Returns those of some fields of its receiver. */
  List<FieldKey> unaskedFields(Instr.Invoke call, List<FieldKey> fields, PathState state) {
    if (fields.isEmpty()) {
      return fields;
    }
    Optional<Summary> own = ownEffects(call, state);
    return own.isEmpty()
        ? fields
        : besides(fields, ReceiverFields.of(call, own.get(), state, OperandEffect::isAsked));
  }
}
