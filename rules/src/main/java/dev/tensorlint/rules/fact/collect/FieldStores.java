// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Size;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Store;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What assignments put into fields: who owns the value, and whether it holds anything. */
final class FieldStores {

  private FieldStores() {}

  /**
   * Returns an assignment to a field.
   *
   * @param states the states before it, at least one
   */
  static Store of(Instr.StoreField store, List<PathState> states, Resources resources) {
    List<ResourceId> owned = new ArrayList<>();
    Proof proof = new Proof();
    boolean isScopable = false;
    for (PathState state : states) {
      Optional<ResourceId> value = ownedOrAwaited(state, state.value(store.source()));
      value.ifPresent(owned::add);
      proof.onPath(state, value.isPresent());
      isScopable |= value.map(id -> state.resource(id).owner().isScopable()).orElse(false);
    }
    return new Store(
        FieldKey.of(store.field(), FieldKey.THIS_OR_STATIC),
        resources.place(store.span()),
        owned.stream()
            .flatMap(id -> resources.info(id).stream())
            .min(Comparator.comparing(info -> info.created().span())),
        proof.holds(),
        states.stream().allMatch(state -> holdsNothing(state, state.value(store.source()))),
        states.stream().allMatch(state -> isOfOwnMade(state, state.value(store.source()))),
        states.stream()
            .flatMap(
                state ->
                    owned(state, state.value(store.source())).stream()
                        .flatMap(id -> parent(state.resource(id), state).stream()))
            .findFirst(),
        isScopable,
        false,
        states.stream().allMatch(state -> isParameter(state.value(store.source()))));
  }

  private static boolean isParameter(Value value) {
    return value.isOneResource() && value.resources().get(0).site() instanceof Site.Parameter;
  }

  /** Returns the field of this object that holds the parent of a resource. */
  private static Optional<FieldKey> parent(ResourceState child, PathState state) {
    return child.owner() instanceof Owner.HereOrWith with
        ? FieldPassages.fields(state, with.resource()).stream()
            .filter(field -> !field.isOfObject())
            .map(FieldKey::declared)
            .findFirst()
        : Optional.empty();
  }

  /** Returns whether a value is owned by a resource of this body, or of a field of its object. */
  private static boolean isOfOwnMade(PathState state, Value value) {
    return value.isOneResource()
        && state.resource(value.resources().get(0)).owner() instanceof Owner.Of of
        && (of.resource().site() instanceof Site.Node
            || (of.resource().site() instanceof Site.Field field && !field.field().isOfObject()));
  }

  static Optional<ResourceId> owned(PathState state, Value value) {
    return unreleased(state, value).filter(id -> state.resource(id).owner().isHere());
  }

  /** Returns a value that a call must acquire before anyone owes its release. */
  private static Optional<ResourceId> awaited(PathState state, Value value) {
    return unreleased(state, value).filter(id -> state.resource(id).owner().equals(Owner.nobody()));
  }

  /** A field that holds what is acquired later owns it from then on. */
  private static Optional<ResourceId> ownedOrAwaited(PathState state, Value value) {
    return owned(state, value).or(() -> awaited(state, value));
  }

  private static Optional<ResourceId> unreleased(PathState state, Value value) {
    if (!value.isOneResource()) {
      return Optional.empty();
    }
    ResourceId id = value.resources().get(0);
    ResourceState one = state.resource(id);
    boolean isUnreleased =
        id.site() instanceof Site.Node
            && one.isUnreleasedForSure()
            && !one.size().equals(Size.SMALL);
    return isUnreleased ? Optional.of(id) : Optional.empty();
  }

  private static boolean holdsNothing(PathState state, Value value) {
    return isEmpty(state, value) || awaited(state, value).isPresent();
  }

  static boolean isEmpty(PathState state, Value value) {
    return owned(state, value)
        .filter(id -> state.resource(id).size().equals(Size.NONE))
        .isPresent();
  }
}
