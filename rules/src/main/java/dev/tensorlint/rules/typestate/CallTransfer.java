// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Addition;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.Insertions;
import dev.tensorlint.rules.effect.inferred.ThrownExceptions;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.CustodyChange;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Applies the summary of a call to a path state: its effects on the operands, on the fields of the
 * receiver and on computations in flight, then its result.
 */
public final class CallTransfer {

  private final MethodContext context;
  private final ReceiverFields fields;
  private final ScopeTransfer scopes;
  private final ContainerTransfer containers;
  private final FlightTransfer flights;
  private final ResultTransfer results;
  private final Promises promises;
  private final AdditionTransfer additions;
  private final CallSummaries known;
  private final CallAccesses touches;

  /** The last operand transfer, shared by the normal and the exceptional successor of a call. */
  private @Nullable OperandResult cached;

  private record OperandResult(int node, PathState before, PathState after) {}

  CallTransfer(
      MethodContext context,
      FieldTransfer fields,
      ContainerTransfer containers,
      Assumption assumption) {
    this.context = context;
    this.fields = new ReceiverFields(fields);
    this.scopes = new ScopeTransfer(context.library());
    this.containers = containers;
    this.additions = new AdditionTransfer(scopes, containers);
    this.flights = new FlightTransfer(context);
    this.known = new CallSummaries(context, new UnseenCalls(context.library(), context.cfg()));
    this.touches = new CallAccesses(context.library(), known);
    this.promises = new Promises(context);
    this.results = new ResultTransfer(context, fields, scopes, containers, promises, assumption);
  }

  Promises promises() {
    return promises;
  }

  public CallSummaries known() {
    return known;
  }

  public CallAccesses touches() {
    return touches;
  }

  ScopeTransfer scopes() {
    return scopes;
  }

  FlightTransfer flights() {
    return flights;
  }

  /** Returns the state after an exception that leaves computations behind. */
  PathState abandoned(Instr.@Nullable Invoke call, PathState before, PathState thrown) {
    Summary summary = call == null ? Summary.UNKNOWN : known().of(call, before);
    return FlightTransfer.abandoned(call, summary, thrown);
  }

  List<PathState> apply(int node, Instr.Invoke call, PathState before) {
    List<PathState> found = results(node, call, before);
    if (found.size() == 1) {
      return List.of(flights.result(node, call, found.get(0)));
    }
    List<PathState> paths = new ArrayList<>(found.size());
    for (PathState state : found) {
      paths.add(flights.result(node, call, state));
    }
    return paths;
  }

  private List<PathState> results(int node, Instr.Invoke call, PathState before) {
    Summary summary = known.of(call, before);
    if (summary.parameters().dependOnAnswer()) {
      return List.of(
          answered(node, call, summary, true, before),
          answered(node, call, summary, false, before));
    }
    PathState after = ChainedConstruction.wrapped(call, summary, operands(node, call, before));
    return results.of(node, call, summary, additions.apply(node, call, summary, after)).stream()
        .map(state -> Acquisitions.after(call, summary, state))
        .toList();
  }

  private PathState answered(
      int node, Instr.Invoke call, Summary summary, boolean answer, PathState before) {
    Summary effects = summary.answering(answer);
    return additions
        .apply(node, call, effects, findOperands(node, call, effects, before))
        .with(call.target(), Value.of(answer ? Atom.TRUE : Atom.FALSE));
  }

  /**
   * Returns the state after the effects of a call on receiver and arguments, without its result.
   */
  @SuppressWarnings("ReferenceEquality") // A cache: equal states have equal results.
  PathState operands(int node, Instr.Invoke call, PathState before) {
    OperandResult last = cached;
    if (last == null || last.node() != node || last.before() != before) {
      last =
          new OperandResult(node, before, findOperands(node, call, known.of(call, before), before));
      cached = last;
    }
    return last.after();
  }

  private PathState findOperands(int node, Instr.Invoke call, Summary summary, PathState before) {
    boolean isOnPurpose = context.cfg().isExpectedToFail(node);
    PathState state = isOnPurpose ? before : markUses(call, before);
    PathState timed = flights.of(node, call, summary, state);
    PathState after =
        StatefulCalls.after(node, call, summary, operands(node, call, summary, timed));
    return switch (summary.covers().fields()) {
      case NONE -> after;
      case LISTED -> {
        PathState left = ReceiverFields.forgetFieldsOf(call.arguments(), after);
        yield fields.apply(node, call, summary, fields.maybeReplaced(call, left));
      }
      case ANY -> UnseenCalls.forgetFields(call, after);
    };
  }

  /** Returns the state after the effects of a call that throws on its operands. */
  PathState thrown(int node, Instr.Invoke call, PathState before) {
    Summary summary = known.of(call, before);
    Summary failing = summary.part(ThrownExceptions.NONE).failing(summary);
    PathState after =
        failing.equals(summary)
            ? operands(node, call, before)
            : findOperands(node, call, failing, before);
    return failed(node, call, after);
  }

  /** Returns the state after a call that throws, with the releases before the throw. */
  PathState failed(int node, Instr.Invoke call, PathState state) {
    Summary summary = known.of(call, state);
    return FailureTransfer.apply(
        node,
        call,
        summary.part(ThrownExceptions.NONE).before(),
        results.rejected(call, summary, state));
  }

  /** Returns the computations after a call that throws: what it starts has not started then. */
  PathState notStarted(Instr.Invoke call, PathState before, PathState after) {
    Summary summary = known.of(call, before);
    return FlightTransfer.runsElsewhere(summary) ? after.with(before.flights()) : after;
  }

  private PathState markUses(Instr.Invoke call, PathState state) {
    if (touches.reachesNothing(call, state)) {
      return state;
    }
    PathState after = state;
    for (Slot used : touches.untested(call, touches.uses(call, state), state)) {
      after = Referents.each(after, used, ResourceState::used);
    }
    for (FieldKey field : touches.untestedFields(call, touches.usedFields(call, state), state)) {
      for (ResourceId resource : after.field(field).resources()) {
        after = after.update(resource, ResourceState::used);
      }
    }
    return after;
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

  private PathState operands(int node, Instr.Invoke call, Summary summary, PathState state) {
    PathState after = state;
    Slot receiver = call.receiver();
    if (receiver != null) {
      after = object(node, call, summary, receiver, after);
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
            && isResultOfLambda(value, state)
            && !summary.result().equals(aliasOf(position));
    boolean mayFill = (effect.isUsed() || effect.isRefilled()) && !isTemporary(slot, state);
    PathState after = mayFill ? Referents.each(state, slot, ResourceState::filled) : state;
    return isTaken || isLambdaResult
        ? Referents.each(after, slot, ResourceState::surelyHandedOver)
        : operand(node, call, effect, slot, after);
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

  private static boolean coversContent(OperandEffect effect) {
    return effect.leavesInPlace() || effect.isReleased();
  }

  /**
   * Applies the effect of a call on its receiver; effects on the fields of the receiver are applied
   * separately.
   */
  private PathState object(
      int node, Instr.Invoke call, Summary summary, Slot receiver, PathState before) {
    OperandEffect effect = summary.receiver();
    boolean isCarrier = Types.haveCarrier(before.value(receiver), before);
    PathState filled = Filling.byMethod(call, summary, receiver, before);
    PathState state =
        isCarrier && !coversContent(effect)
            ? Referents.each(filled, receiver, ResourceState::surelyHandedOver)
            : operand(node, call, effect, receiver, filled);
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

  private static ResultEffect aliasOf(int argument) {
    return ResultEffect.of(ResultEffect.Kind.ALIAS, Operand.argument(argument));
  }

  /**
   * Returns whether a value is the result of a lambda, which belongs to the method that runs it
   * unless the model states otherwise.
   */
  private static boolean isResultOfLambda(Value value, PathState state) {
    for (ResourceId id : value.resources()) {
      if (ResourceType.RESULTS_OF_LAMBDA.equals(Types.container(id, state))) {
        return true;
      }
    }
    return false;
  }

  /** Adds an element to the receiver; without a receiver, the result takes the elements. */
  private PathState added(int node, Instr.Invoke call, Slot element, PathState state) {
    Slot receiver = call.receiver();
    if (receiver == null) {
      return state;
    }
    Value holder = state.value(receiver);
    PathState after = Refilling.replaced(holder, containers.add(node, holder, element, state));
    return containers.isUnderLastingKey(call, element, state)
        ? Referents.each(after, element, ResourceState::lasting)
        : after;
  }

  /**
   * Returns the other operand as the owner: the receiver for an argument, the first argument for
   * the receiver.
   */
  private static Owner ownerFor(Instr.Invoke call, Slot attached, PathState state) {
    Slot receiver = call.receiver();
    boolean isReceiver = attached.equals(receiver);
    Slot owner = isReceiver ? call.arguments().stream().findFirst().orElse(null) : receiver;
    return Referents.ownerOf(owner, state);
  }

  private boolean takesRecord(Instr.Invoke call, int argument) {
    MethodRef method = call.method();
    return method != null
        && argument < method.parameters().size()
        && context.library().isCarrier(method.parameters().get(argument));
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

  /** Returns the state after the effect of a call on one operand. */
  private PathState operand(
      int node, Instr.Invoke call, OperandEffect effect, Slot slot, PathState before) {
    PathState state =
        effect.isTested() ? Referents.each(before, slot, ResourceState::tested) : before;
    Value value = state.value(slot);
    PathState after = released(node, call, effect, slot, state);
    after =
        switch (effect.handedOver()) {
          case NO -> after;
          case YES -> Referents.each(after, slot, ResourceState::surelyHandedOver);
          case MAYBE -> Referents.each(after, slot, ResourceState::maybeHandedOver);
        };
    if (effect.isHeldWeakly()) {
      after = Referents.each(after, slot, one -> one.heldWeakly(node));
    }
    if (effect.mayLast()) {
      after = Referents.each(after, slot, ResourceState::lasting);
    }
    after = emptied(node, value, effect.emptied(), after);
    after = Emptying.leftAsBefore(value, effect.emptied(), state, after);
    after = filled(effect.added(), value, after);
    after = moved(node, call, effect.move(), slot, after);
    return effect.isUnsure() ? Referents.each(after, slot, ResourceState::unsure) : after;
  }

  /** What a call both acquires and releases is released in the end: else it would be open. */
  private PathState released(
      int node, Instr.Invoke call, OperandEffect effect, Slot slot, PathState state) {
    return effect.custody() == Custody.ACQUIRED
        ? Releases.release(
            owned(call, effect.custody(), slot, state), slot, effect.released(), node)
        : owned(
            call, effect.custody(), slot, Releases.release(state, slot, effect.released(), node));
  }

  private PathState owned(Instr.Invoke call, Custody custody, Slot slot, PathState state) {
    return switch (custody) {
      case SAME -> state;
      case SCOPED -> scopes.joined(state, slot);
      case ATTACHED -> {
        Owner owner = ownerFor(call, slot, state);
        boolean isSeen = !owner.equals(Owner.elsewhere());
        yield Referents.each(
            state, slot, one -> isSeen ? one.ownedBy(owner) : CustodyChange.takenOver(one));
      }
      // Releases of what others release as well mean nothing.
      case SHARED ->
          Referents.each(state, slot, one -> CustodyChange.of(one, custody))
              .with(slot, Value.UNKNOWN);
      case ACQUIRED -> Referents.each(state, slot, one -> acquired(one, state));
      case KEPT, TAKEN, UNKNOWN ->
          Referents.each(state, slot, one -> CustodyChange.of(one, custody));
    };
  }

  private static ResourceState acquired(ResourceState resource, PathState state) {
    ResourceState acquired = CustodyChange.of(resource, Custody.ACQUIRED);
    ResourceType type = resource.type();
    Set<String> owners = type == null ? Set.of() : type.model().release().with();
    return !owners.isEmpty() && acquired.owner().equals(Owner.here())
        ? acquired.ownedBy(Referents.amid(owners, state))
        : acquired;
  }

  private PathState moved(
      int node, Instr.Invoke call, OperandEffect.Move move, Slot slot, PathState state) {
    Slot receiver = call.receiver();
    return switch (move) {
      case NOWHERE, INTO_RESULT -> state;
      case INTO_RECEIVER -> added(node, call, slot, state);
      case OUT_OF_RECEIVER -> receiver == null ? state : left(receiver, slot, state);
    };
  }

  /** A function that decides what leaves a container releases it before. */
  private static PathState left(Slot receiver, Slot slot, PathState state) {
    Value container = state.value(receiver);
    return isResultOfLambda(state.value(slot), state)
        ? Emptying.leaveReleased(container, state)
        : Emptying.leave(container, slot, state);
  }

  private PathState filled(Addition added, Value container, PathState state) {
    if (!added.certainty().isPossible()) {
      return state;
    }
    return added.model() == null
        ? Refilling.refilled(container, state)
        : Refilling.vacated(container, state);
  }

  private static PathState emptied(int node, Value container, Certainty emptied, PathState state) {
    PathState after = Emptying.clear(container, emptied, state);
    return emptied == Certainty.YES
        ? LastReferences.markDropped(node, container, state, after)
        : after;
  }
}
