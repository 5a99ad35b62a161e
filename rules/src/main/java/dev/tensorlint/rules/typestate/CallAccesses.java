// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Types;
import java.util.ArrayList;
import java.util.List;

/** The resources and fields that a call reads, releases or tests. */
public final class CallAccesses {

  private final CallSummaries known;
  private final Library library;

  CallAccesses(Library library, CallSummaries known) {
    this.library = library;
    this.known = known;
  }

  /**
   * Returns whether a call has no resource as an operand and cannot access one otherwise: a method
   * of the program may access resources in the fields of its object.
   */
  public boolean reachesNothing(Instr.Invoke call, PathState state) {
    if (!state.hasResources()) {
      return true;
    }
    return !Operands.haveResource(call, state) && !known.of(call, state).covers().hasFields();
  }

  /** Returns the receiver and arguments whose data a call reads. */
  public List<Slot> uses(Instr.Invoke call, PathState state) {
    Summary summary = known.of(call, state);
    List<Slot> used = new ArrayList<>();
    Slot receiver = call.receiver();
    if (receiver != null && summary.receiver().isUsed() && readsContent(call, receiver, state)) {
      used.add(receiver);
    }
    for (int i = 0; i < call.arguments().size(); i++) {
      Slot argument = call.arguments().get(i);
      boolean isUsed = summary.parameter(i).isUsed();
      if (isUsed && (summary.covers().hasUsesOfContent() || readsContent(call, argument, state))) {
        used.add(argument);
      }
    }
    return used;
  }

  /** Returns the receiver and arguments that a call certainly releases. */
  public List<Slot> released(Instr.Invoke call, PathState state) {
    if (call.method() == null) {
      return List.of();
    }
    return Operands.matching(call, known.of(call, state), OperandEffect::isReleased);
  }

  /** Returns the fields of the receiver that a call of a program method certainly releases. */
  public List<FieldKey> releasedFields(Instr.Invoke call, PathState state) {
    return ReceiverFields.of(
        call, known.of(call, state), state, field -> field.released() == Certainty.YES);
  }

  /**
   * Returns whether a call reads the data of the elements of an operand: methods of containers do
   * not, those of a tensor library do.
   */
  private boolean readsContent(Instr.Invoke call, Slot slot, PathState state) {
    boolean isContainer = Types.haveContainer(state.value(slot), state);
    return !isContainer
        || (!slot.equals(call.receiver()) && library.calls().receiverModel(call).isPresent());
  }

  /** Returns the fields of the receiver whose data a call of a program method reads. */
  public List<FieldKey> usedFields(Instr.Invoke call, PathState state) {
    return ReceiverFields.of(call, known.of(call, state), state, OperandEffect::isUsed);
  }

  /** Returns the resources whose data a call reads. */
  public List<ResourceId> usedResources(Instr.Invoke call, PathState state) {
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

  /** Returns the resources that a call tests for release, itself or in a method of the program. */
  public List<ResourceId> tested(Instr.Invoke call, PathState state) {
    if (!state.hasResources()) {
      return List.of();
    }
    Slot receiver = call.receiver();
    if (receiver != null && CallSummaries.asksWhetherReleased(call, state.value(receiver), state)) {
      return state.value(receiver).resources();
    }
    Summary summary = known.of(call, state);
    List<ResourceId> tested = new ArrayList<>();
    for (Slot slot : testedArguments(call, summary)) {
      tested.addAll(state.value(slot).resources());
    }
    for (FieldKey field : ReceiverFields.of(call, summary, state, OperandEffect::isTested)) {
      tested.addAll(state.field(field).resources());
    }
    return tested;
  }

  private static List<Slot> testedArguments(Instr.Invoke call, Summary own) {
    return Operands.arguments(call, i -> own.parameter(i).isTested());
  }

  /** Returns the operands, among some of a call, that it does not test for release. */
  public List<Slot> untested(Instr.Invoke call, List<Slot> operands, PathState state) {
    if (operands.isEmpty()) {
      return operands;
    }
    return besides(operands, testedArguments(call, known.of(call, state)));
  }

  private static <T> List<T> besides(List<T> all, List<T> without) {
    if (without.isEmpty()) {
      return all;
    }
    List<T> left = new ArrayList<>(all);
    left.removeAll(without);
    return left;
  }

  /** Returns the fields, among some of the receiver, that a call does not test for release. */
  public List<FieldKey> untestedFields(Instr.Invoke call, List<FieldKey> fields, PathState state) {
    if (fields.isEmpty()) {
      return fields;
    }
    return besides(
        fields, ReceiverFields.of(call, known.of(call, state), state, OperandEffect::isTested));
  }
}
