// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Addition;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.typestate.state.CustodyChange;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.Set;

/** Applies the effect that a call has on one operand. */
final class OperandTransfer {

  private final ScopeTransfer scopes;
  private final ContainerTransfer containers;

  OperandTransfer(ScopeTransfer scopes, ContainerTransfer containers) {
    this.scopes = scopes;
    this.containers = containers;
  }

  /** Returns the state after the effect of a call on one operand. */
  PathState after(int node, Instr.Invoke call, OperandEffect effect, Slot slot, PathState before) {
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
      case ENTERED -> scopes.entered(state, slot);
      case ATTACHED -> {
        Owner owner = ownerFor(call, slot, state);
        boolean isSeen = !owner.equals(Owner.elsewhere());
        yield Referents.each(
            withLenders(slot, state),
            slot,
            one -> isSeen ? one.ownedBy(owner) : CustodyChange.takenOver(one));
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

  /**
   * Returns the state after others got what an object lends: they release its memory, so that the
   * object itself need not be released. Seen in: the manager of a model, attached to another one.
   */
  private static PathState withLenders(Slot lent, PathState state) {
    Value value = state.value(lent);
    PathState after = state;
    for (ResourceId each : value.resources()) {
      ResourceState resource = state.resources().get(each);
      if (resource != null && resource.owner() instanceof Owner.Of of && of.isLent()) {
        boolean isSure = state.isOneObject(value);
        after =
            after.update(
                of.resource(),
                lender -> {
                  ResourceState taken = CustodyChange.takenOver(lender);
                  return isSure ? taken : lender.join(taken);
                });
      }
    }
    return after;
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
    return Types.isResultOfLambda(state.value(slot), state)
        ? Emptying.leaveReleased(container, state)
        : Emptying.leave(container, slot, state);
  }

  private static PathState filled(Addition added, Value container, PathState state) {
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
}
