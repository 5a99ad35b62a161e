// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ObjectKey;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Forgetting;
import dev.tensorlint.rules.typestate.state.MayAlias;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Applies the effects of the program's methods and constructors to the fields of their object. */
final class ReceiverFields {

  private final FieldTransfer fields;

  ReceiverFields(FieldTransfer fields) {
    this.fields = fields;
  }

  /** Returns the key of an object with followed fields; empty for any other. */
  static Optional<ObjectKey> object(@Nullable Slot slot, PathState state) {
    if (slot == null || state.value(slot).is(Atom.THIS)) {
      return Optional.of(FieldKey.THIS_OR_STATIC);
    }
    Set<Atom> atoms = state.value(slot).atoms();
    return atoms.size() == 1 ? object(atoms.iterator().next(), state) : Optional.empty();
  }

  private static Optional<ObjectKey> object(Atom atom, PathState state) {
    if (atom instanceof Atom.Instance instance && instance.isFollowed()) {
      return Optional.of(new Site.Node(instance.node()));
    }
    if (!(atom instanceof Atom.Ref ref) || ref.resource().isOlder()) {
      return Optional.empty();
    }
    return ref.resource().site() instanceof Site.Node made && isCarrier(ref.resource(), made, state)
        ? Optional.of(made)
        : Components.object(ref.resource(), state);
  }

  /** Returns whether a resource carries what the fields of the object of its site hold. */
  private static boolean isCarrier(ResourceId resource, Site site, PathState state) {
    return state.references().hasMembers(resource)
        && state.knownFields().stream().anyMatch(field -> field.object().equals(site));
  }

  /** Returns the object that a call works on: its receiver, or what a constructor makes. */
  private static Optional<ObjectKey> object(int node, Instr.Invoke call, PathState state) {
    MethodRef method = call.method();
    if (call.receiver() != null) {
      return object(call.receiver(), state);
    }
    boolean isNew = method != null && method.isConstructor();
    return isNew ? Optional.of(new Site.Node(node)) : Optional.empty();
  }

  /** Returns the fields on which a call has a matching effect. */
  static List<FieldKey> of(
      Instr.Invoke call, Summary effects, PathState state, Predicate<OperandEffect> isWanted) {
    if (call.receiver() == null || effects.fields().isEmpty()) {
      return List.of();
    }
    Optional<ObjectKey> object = object(call.receiver(), state);
    if (object.isEmpty()) {
      return List.of();
    }
    List<FieldKey> wanted = new ArrayList<>();
    for (Map.Entry<FieldKey, OperandEffect> entry : effects.fields().byField().entrySet()) {
      if (isWanted.test(entry.getValue())) {
        wanted.add(entry.getKey().of(object.get()));
      }
    }
    return wanted;
  }

  PathState apply(int node, Instr.Invoke call, Summary effects, PathState state) {
    Optional<ObjectKey> object = object(node, call, state);
    boolean isNew = call.receiver() == null && object.isPresent();
    PathState after = isNew ? Forgetting.object(state, new Site.Node(node)) : state;
    if (object.isPresent() && !effects.isComplete()) {
      return forget(object.get(), after);
    }
    for (Map.Entry<FieldKey, OperandEffect> entry : effects.fields().byField().entrySet()) {
      FieldKey field = entry.getKey();
      if (object.isPresent()) {
        after = field(node, call, field.of(object.get()), entry.getValue(), after);
      } else if (field.isStatic()) {
        after = field(node, call, field, entry.getValue(), after);
      } else if (entry.getValue().isOverwritten()) {
        after = maybeReplaced(field, after);
      }
    }
    return after;
  }

  private PathState field(
      int node, Instr.Invoke call, FieldKey key, OperandEffect effect, PathState state) {
    PathState present = fields.know(key, state);
    Value value = present.field(key);
    PathState known = effect.isTested() ? tested(value, present) : present;
    PathState after = Releases.release(known, value, effect.released(), node);
    after = Emptying.clear(value, effect.emptied(), after);
    after = Emptying.leftAsBefore(value, effect.emptied(), known, after);
    after = effect.isRefilled() ? Refilling.refilled(value, after) : after;
    after = key.isOfObject() ? handedOver(value, effect.handedOver(), after) : after;
    if (!effect.isOverwritten()) {
      return after;
    }
    Value stored = stored(call, effect, state);
    boolean isNew = call.receiver() == null && key.isOfObject();
    boolean isShared =
        ChainedConstruction.isChained(call)
            && key.object().equals(FieldKey.THIS_OR_STATIC)
            && fields.isShared(key, stored);
    boolean isKept = isShared || (isNew && effect.handedOver() == Certainty.NO);
    after = isKept ? after : Referents.each(after, stored, ResourceState::surelyHandedOver);
    return isNew && stored.isUnknown() ? Forgetting.field(after, key) : after.with(key, stored);
  }

  /**
   * Applies a write to a field of an object that is not followed: the object may alias {@code
   * this}, whose field may then hold a released value no longer.
   */
  static PathState maybeReplaced(FieldKey field, PathState state) {
    FieldKey own = field.declared();
    Value held = state.field(own);
    boolean isReleased =
        held.resources().stream()
            .anyMatch(one -> state.has(one) && state.resource(one).mayBeReleased());
    return isReleased ? state.with(own, held.join(Value.UNKNOWN)) : state;
  }

  /**
   * Applies possible writes of a method to the fields of its arguments, which its summary does not
   * cover.
   */
  PathState maybeReplaced(Instr.Invoke call, PathState state) {
    MethodRef method = call.method();
    if (method == null || !state.hasFields()) {
      return state;
    }
    PathState after = state;
    for (FieldKey field : state.knownFields()) {
      boolean isReached =
          !field.isOfObject() && !field.isStatic() && isGiven(field, call, method, state);
      after = isReached ? maybeReplaced(field, after) : after;
    }
    return after;
  }

  private boolean isGiven(FieldKey field, Instr.Invoke call, MethodRef method, PathState state) {
    int given = Math.min(call.arguments().size(), method.parameters().size());
    for (int i = 0; i < given; i++) {
      String type = method.parameters().get(i).name();
      if (fields.isRelated(type, field.owner())
          && MayAlias.isFromElsewhere(state.value(call.arguments().get(i)))) {
        return true;
      }
    }
    return false;
  }

  private static PathState handedOver(Value value, Certainty handedOver, PathState state) {
    return switch (handedOver) {
      case NO -> state;
      case YES -> Referents.each(state, value, ResourceState::surelyHandedOver);
      case MAYBE -> Referents.each(state, value, ResourceState::maybeHandedOver);
    };
  }

  private static PathState tested(Value value, PathState state) {
    PathState after = state;
    for (ResourceId resource : value.resources()) {
      after = after.update(resource, ResourceState::tested);
    }
    return after;
  }

  private static Value stored(Instr.Invoke call, OperandEffect effect, PathState state) {
    boolean isArgument = effect.stored() >= 0 && effect.stored() < call.arguments().size();
    return isArgument ? state.value(call.arguments().get(effect.stored())) : Value.UNKNOWN;
  }

  /**
   * Forgets the fields of objects that escape to unknown code; the fields of carriers are final.
   */
  static PathState forgetFieldsOf(List<Slot> slots, PathState state) {
    if (!state.hasFields()) {
      return state;
    }
    PathState after = state;
    for (Slot slot : slots) {
      Optional<ObjectKey> object = object(slot, after);
      boolean isCarrier = !after.value(slot).resources().isEmpty();
      after = object.isPresent() && !isCarrier ? forget(object.get(), after) : after;
    }
    return after;
  }

  /** Forgets the fields of the method's own object. */
  static PathState forgetOwn(PathState state) {
    return forget(FieldKey.THIS_OR_STATIC, state);
  }

  /** Forgets the fields of the object that a site created, before it creates a new one. */
  static PathState forget(ObjectKey object, PathState state) {
    if (!state.hasFields()) {
      return state;
    }
    PathState left = state;
    for (FieldKey field : state.knownFields()) {
      left = field.object().equals(object) ? left.with(field, Value.UNKNOWN) : left;
    }
    return left;
  }
}
