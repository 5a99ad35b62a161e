// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.DeadEnds;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.Size;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.MayAlias;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Restriction;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Restricts path states by the conditions of branches. */
final class Assumption {

  private final TestedSlots tested;
  private final DeadEnds ends;
  private final TypeOracle types;

  Assumption(TestedSlots tested, DeadEnds ends, TypeOracle types) {
    this.types = types;
    this.tested = tested;
    this.ends = ends;
  }

  /** Returns the states under a condition; empty when the condition contradicts the state. */
  List<PathState> apply(Condition condition, PathState given) {
    List<PathState> left = tested(condition, given);
    return condition.slot() instanceof Slot.Comparison comparison
        ? left.stream().map(state -> decided(comparison, condition.test(), state)).toList()
        : left;
  }

  /** Returns the state with what the outcome of a comparison says about those with other values. */
  private PathState decided(Slot.Comparison comparison, Condition.Test test, PathState state) {
    PathState after = state;
    for (Slot.Comparison other : tested.related(comparison)) {
      Optional<Boolean> outcome =
          other.equals(comparison)
              ? Optional.empty()
              : comparison.decides(other, test == Condition.Test.TRUE);
      after =
          outcome.isPresent() && after.value(other).isUnknown()
              ? after.refined(other, Value.of(outcome.get() ? Atom.TRUE : Atom.FALSE))
              : after;
    }
    return after;
  }

  private List<PathState> tested(Condition condition, PathState given) {
    Slot slot = condition.slot();
    PathState before =
        slot instanceof Slot.Comparison comparison
            ? Acquisitions.tested(comparison, condition.test() == Condition.Test.TRUE, given)
            : given;
    if (isFailed(condition.test(), before.value(slot), before)) {
      return List.of();
    }
    PathState state =
        Restriction.excluding(slot, atom -> contradicts(condition.test(), atom, before), before);
    Value value = state.value(slot);
    return switch (condition.test()) {
      case NULL -> whenNull(condition, value, state);
      case NOT_NULL, INSTANCE ->
          without(slot, value, Atom.NULL, Atom.NOT_NULL, present(slot, value, state));
      case NO_INSTANCE ->
          isInstance(value, condition.type(), state)
              ? List.of()
              : List.of(ofOtherClass(value, condition.type(), state));
      case SAME -> same(value, condition, state);
      case NOT_SAME ->
          identity(value, condition, state) == Certainty.YES ? List.of() : List.of(state);
      case TRUE -> answer(slot, value, true, state);
      case FALSE -> answer(slot, value, false, state);
      case ZERO -> counted(value, true, state);
      case NOT_ZERO -> counted(value, false, state);
    };
  }

  private static boolean isFailed(Condition.Test test, Value value, PathState state) {
    return !value.isUnknown()
        && value.atoms().stream().allMatch(atom -> contradicts(test, atom, state));
  }

  /** Returns whether a value certainly fails a test. */
  private static boolean contradicts(Condition.Test test, Atom atom, PathState state) {
    return switch (test) {
      case NULL -> atom.equals(Atom.NOT_NULL) || isObject(atom, state);
      case NOT_NULL, INSTANCE -> atom.equals(Atom.NULL);
      case TRUE -> atom.equals(Atom.FALSE);
      case FALSE -> atom.equals(Atom.TRUE);
      case ZERO, NOT_ZERO, NO_INSTANCE, SAME, NOT_SAME -> false;
    };
  }

  private static boolean isObject(Atom atom, PathState state) {
    return atom instanceof Atom.Ref ref && !Types.mayBeNull(ref.resource(), state);
  }

  /** Returns whether a test of the graph can depend on the value of a slot. */
  boolean asks(Slot slot) {
    return tested.isAsked(slot);
  }

  /**
   * Returns the state after a dereference, in which the object is not null; empty when it is null.
   */
  List<PathState> dereferenced(Slot slot, PathState state) {
    Value value = state.value(slot);
    if (value.isUnknown()) {
      return List.of(tested.isTested(slot) ? state.refined(slot, Value.of(Atom.NOT_NULL)) : state);
    }
    return value.mayBe(Atom.NULL)
        ? without(slot, value, Atom.NULL, Atom.NOT_NULL, state)
        : List.of(tested.isTested(slot) ? present(value, state) : state);
  }

  private PathState present(Slot slot, Value value, PathState state) {
    return tested.isTestedAgain(slot) ? present(value, state) : state;
  }

  /** Returns the state in which a value that is one resource is not null. */
  private static PathState present(Value value, PathState state) {
    if (!value.isOneResource()) {
      return state;
    }
    ResourceId resource = value.resources().get(0);
    ResourceType type = Types.of(resource, state);
    return type != null && type.mayBeNull() && state.has(resource)
        ? state.update(resource, one -> one.typed(type.present()))
        : state;
  }

  /**
   * Merges two parameters that a condition identifies as one object, or what was taken out of a
   * container with the object that it is.
   */
  private static List<PathState> same(Value value, Condition condition, PathState state) {
    Certainty identity = identity(value, condition, state);
    Slot other = condition.other();
    if (identity != Certainty.MAYBE || other == null) {
      return identity == Certainty.NO ? List.of() : List.of(state);
    }
    Value second = state.value(other);
    if (isTaken(value, state) && state.isOneObject(second)) {
      return List.of(state.replace(value.resources().get(0), ref(second)));
    }
    if (isTaken(second, state) && state.isOneObject(value)) {
      return List.of(state.replace(second.resources().get(0), ref(value)));
    }
    if (!isParameter(value, state) || !isParameter(second, state)) {
      return List.of(state);
    }
    return List.of(isOpen(second, state) ? one(second, value, state) : one(value, second, state));
  }

  private static PathState one(Value open, Value other, PathState state) {
    return isOpen(open, state)
        ? state.replace(open.resources().get(0), new Atom.Ref(other.resources().get(0)))
        : state;
  }

  private static Atom ref(Value value) {
    return new Atom.Ref(value.resources().get(0));
  }

  private static boolean isTaken(Value value, PathState state) {
    return state.isOneObject(value) && value.resources().get(0).site() instanceof Site.Taken;
  }

  private static boolean isParameter(Value value, PathState state) {
    return state.isOneObject(value) && value.resources().get(0).site() instanceof Site.Parameter;
  }

  private static boolean isOpen(Value value, PathState state) {
    return state.resource(value.resources().get(0)).isOpen();
  }

  /**
   * Compares two values: objects of different creation sites differ from each other and from
   * parameters.
   */
  private static Certainty identity(Value value, Condition condition, PathState state) {
    Slot other = condition.other();
    if (other != null && (value.is(Atom.NULL) || state.value(other).is(Atom.NULL))) {
      return withNothing(value, state.value(other), state);
    }
    if (other == null || !state.isOneObject(value) || !state.isOneObject(state.value(other))) {
      return Certainty.MAYBE;
    }
    ResourceId left = value.resources().get(0);
    ResourceId right = state.value(other).resources().get(0);
    if (left.equals(right)) {
      return Certainty.YES;
    }
    boolean isCreatedHere = left.site() instanceof Site.Node || right.site() instanceof Site.Node;
    return isCreatedHere ? Certainty.NO : Certainty.MAYBE;
  }

  private static Certainty withNothing(Value one, Value other, PathState state) {
    if (one.is(Atom.NULL) && other.is(Atom.NULL)) {
      return Certainty.YES;
    }
    Set<Atom> atoms = one.is(Atom.NULL) ? other.atoms() : one.atoms();
    boolean isThere =
        atoms.stream().allMatch(atom -> atom.equals(Atom.NOT_NULL) || isObject(atom, state));
    return isThere ? Certainty.NO : Certainty.MAYBE;
  }

  /** Returns the container whose emptiness a value tests. */
  private static Optional<ResourceId> emptyOf(Value value) {
    return value.atoms().size() == 1
            && value.atoms().iterator().next() instanceof Atom.EmptyTest test
        ? Optional.of(test.container())
        : Optional.empty();
  }

  /**
   * Returns the states in which the number of what there is, or an extent of it, is zero or not.
   */
  private static List<PathState> counted(Value value, boolean isZero, PathState state) {
    Optional<ResourceId> asked = emptyOf(value);
    if (asked.isPresent() && !Types.isContainer(asked.get(), state)) {
      return vacant(asked.get(), isZero, state);
    }
    return isZero && asked.isPresent() ? empty(asked.get(), state) : List.of(state);
  }

  private List<PathState> answer(Slot slot, Value value, boolean isTrue, PathState state) {
    Optional<ResourceId> container = emptyOf(value);
    if (container.isPresent() && !Types.isContainer(container.get(), state)) {
      return vacant(container.get(), isTrue, state);
    }
    if (container.isPresent()) {
      return isTrue ? empty(container.get(), state) : List.of(state);
    }
    if (value.atoms().size() == 1
        && value.atoms().iterator().next() instanceof Atom.ReleasedTest test) {
      return released(test.resource(), isTrue != test.isNegated(), state);
    }
    return isTrue
        ? without(slot, value, Atom.FALSE, Atom.TRUE, state)
        : without(slot, value, Atom.TRUE, Atom.FALSE, state);
  }

  /**
   * Returns the states in which a container is empty. A container that only this method has filled
   * is not empty, unless an element may have been removed. The end of a loop over all elements has
   * a transfer of its own.
   */
  private static List<PathState> empty(ResourceId container, PathState state) {
    Value value = Value.ref(container);
    boolean isLooped =
        Contents.of(state, container).stream()
            .anyMatch(one -> one.site() instanceof Site.Iteration);
    if (isLooped || !state.isOneObject(value)) {
      return List.of(state);
    }
    if (!Contents.isCertainlyFilled(state, container)) {
      return List.of(Emptying.none(value, state));
    }
    boolean isFilled =
        MayAlias.isOwn(container, state) && !state.resource(container).marks().mayHaveLost();
    return isFilled ? List.of() : List.of(state);
  }

  /**
   * Returns the states in which a resource that is no container holds nothing, or something. What
   * nothing but this method has, and no call has filled, is certainly empty.
   */
  private static List<PathState> vacant(ResourceId resource, boolean isTrue, PathState state) {
    if (!state.has(resource) || state.resource(resource).isMany()) {
      return List.of(state);
    }
    if (isTrue) {
      return List.of(state.update(resource, ResourceState::vacated));
    }
    ResourceState one = state.resource(resource);
    boolean isEmpty =
        one.size().equals(Size.NONE)
            && one.isUnreleasedForSure()
            && one.inside().containers().isEmpty();
    return isEmpty ? List.of() : List.of(state);
  }

  private static List<PathState> released(
      ResourceId resource, boolean isReleased, PathState state) {
    if (!state.has(resource) || state.resource(resource).isMany()) {
      return List.of(state);
    }
    return state.resource(resource).canBe(isReleased)
        ? List.of(state.update(resource, one -> one.known(isReleased)))
        : List.of();
  }

  private boolean isInstance(Value value, String type, PathState state) {
    return value.atoms().size() == 1
        && classOf(value.atoms().iterator().next(), state)
            .filter(known -> types.isSubtype(known, type))
            .isPresent();
  }

  /**
   * Returns the state in which a value is null, or of another class than the one for which the
   * method would have to release it. Its variable keeps what is known of it.
   */
  private PathState ofOtherClass(Value value, String type, PathState state) {
    PathState after = state;
    for (ResourceId one : value.resources()) {
      ResourceType known = Types.of(one, state);
      boolean isSettled =
          one.site() instanceof Site.Node
              && known != null
              && known.mayBeNull()
              && types.isSubtype(known.name(), type);
      after = isSettled ? after.update(one, ResourceState::surelyHandedOver) : after;
    }
    return after;
  }

  private static Optional<String> classOf(Atom atom, PathState state) {
    if (atom instanceof Atom.Instance instance) {
      return Optional.of(instance.type());
    }
    return atom instanceof Atom.Ref ref
        ? Optional.ofNullable(Types.of(ref.resource(), state))
            .filter(type -> !type.mayBeNull())
            .map(ResourceType::name)
        : Optional.empty();
  }

  private List<PathState> whenNull(Condition condition, Value value, PathState state) {
    Slot slot = condition.slot();
    if (value.isUnknown()) {
      return List.of(kept(slot, Atom.NULL, state));
    }
    if (value.mayBe(Atom.NULL) || value.mayBe(Atom.UNKNOWN)) {
      return List.of(notFound(value, state).refined(slot, Value.NULL));
    }
    List<ResourceId> nullable =
        value.resources().stream().filter(one -> Types.mayBeNull(one, state)).toList();
    if (nullable.isEmpty()) {
      return List.of();
    }
    boolean isOne = nullable.size() == 1 && value.isOneResource();
    PathState nothing = isOne ? nothingFound(condition, nullable.get(0), state) : state;
    return List.of(nothing.with(slot, Value.NULL));
  }

  /** Returns the state in which none of the elements that a lookup might have found is there. */
  private static PathState notFound(Value value, PathState state) {
    PathState after = state;
    for (ResourceId one : value.resources()) {
      boolean isElement = !state.resource(one).inside().containers().isEmpty();
      after = isElement ? after.update(one, Releases::possibleAlias) : after;
    }
    return after;
  }

  /**
   * Returns the state after a lookup without a result, which may concern other elements of the
   * container. A part that is not there leaves nothing of the whole to release here.
   */
  private PathState nothingFound(Condition condition, ResourceId resource, PathState state) {
    PathState alone =
        state.viewed(resource).isEmpty()
            ? state
            : state.update(resource, ResourceState::surelyHandedOver);
    PathState possible = Contents.others(alone, resource, Releases::possibleAlias);
    possible = ends.isFatal(condition) ? filled(resource, alone, possible) : possible;
    return resource.site() instanceof Site.Component
        ? possible.update(resource, one -> one.withTypestates(Set.of()))
        : Components.forget(resource, possible).replace(resource, Atom.NULL);
  }

  /**
   * Returns the state in which a lookup has found nothing, and the method fails for it. What this
   * method has put there may not be there after all; what another method has put there probably is.
   */
  private static PathState filled(ResourceId resource, PathState state, PathState possible) {
    PathState after = possible;
    for (ResourceId container : state.resource(resource).inside().containers().keySet()) {
      boolean isFilled =
          state.has(container)
              && state.resource(container).owner().isHere()
              && Contents.members(state, container).isEmpty();
      after =
          isFilled ? after.with(container, state.resource(container).possiblyHandedOver()) : after;
    }
    return after;
  }

  /** Records a value only if a later test can depend on it. */
  private PathState kept(Slot slot, Atom learned, PathState state) {
    return tested.isTestedAgain(slot) ? state.refined(slot, Value.of(learned)) : state;
  }

  private List<PathState> without(
      Slot slot, Value value, Atom excluded, Atom learned, PathState state) {
    if (value.isUnknown()) {
      return List.of(kept(slot, learned, state));
    }
    Set<Atom> left = new HashSet<>(value.atoms());
    left.remove(excluded);
    return left.isEmpty() ? List.of() : List.of(state.refined(slot, new Value(left)));
  }
}
