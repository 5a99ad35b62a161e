// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ObjectKey;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Removes from a path state what has no effect on later findings: dead variables, objects with
 * their fields, and unreferenced resources that the method need not release.
 */
public final class Forgetting {

  private Forgetting() {}

  /** Forgets variables, then all settled resources. */
  public static PathState slots(PathState state, Set<Slot> slots, Set<ResourceId> kept) {
    PathState without = state;
    for (Slot slot : state.known(slots)) {
      without = without.with(slot, Value.UNKNOWN);
    }
    return settled(without, kept);
  }

  /**
   * Forgets variables that no later instruction reads, unless a finding may still depend on what
   * they hold; then all settled resources.
   */
  public static PathState dead(PathState state, Predicate<Slot> isDead, Set<ResourceId> kept) {
    PathState without = state;
    for (Slot slot : state.variables(isDead)) {
      without = isPast(state.value(slot), state) ? without.with(slot, Value.UNKNOWN) : without;
    }
    return settled(without, kept);
  }

  private static boolean isPast(Value value, PathState state) {
    for (Atom atom : value.atoms()) {
      if (!isPast(atom, state)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether nothing follows from the fact that a dead variable holds an atom. A resource
   * that is owed loses its last name by an assignment only; one that another resource owns is
   * dropped with its owner. An object, and a task, may hold resources.
   */
  private static boolean isPast(Atom atom, PathState state) {
    if (atom instanceof Atom.Ref ref) {
      return isPast(ref.resource(), state);
    }
    return !(atom instanceof Atom.Task)
        && !(atom instanceof Atom.Instance instance && instance.isFollowed());
  }

  private static boolean isPast(ResourceId resource, PathState state) {
    ResourceState one = state.known(resource);
    return one == null
        || (Site.madeBy(resource.site()) != Site.NO_NODE
            && one.isSettled()
            && one.owner().isHere()
            && !state.references().isHolding(resource));
  }

  /** Forgets an object that a site created, and the values of its fields. */
  public static PathState object(PathState state, ObjectKey object) {
    PathState left = state;
    for (FieldKey field : state.knownFields()) {
      left = field.object().equals(object) ? field(left, field) : left;
    }
    return left;
  }

  /** Forgets a field of an object as if it had never been read. */
  public static PathState field(PathState state, FieldKey field) {
    return resource(state.without(field), ResourceId.recent(new Site.Field(field)));
  }

  /** Forgets a resource that is referenced only by variables and fields. */
  public static PathState resource(PathState state, ResourceId resource) {
    return state.has(resource) ? state.replace(resource, Atom.UNKNOWN) : state;
  }

  /**
   * Forgets settled resources.
   *
   * @param kept resources that stay even if settled
   */
  static PathState settled(PathState state, Set<ResourceId> kept) {
    if (state.references().areUntouched()) {
      return state;
    }
    PathState left = state.withoutTouched();
    for (ResourceId resource : candidates(state, kept)) {
      ResourceState one = state.known(resource);
      boolean isForgettable =
          one != null
              && one.isSettled()
              && !isOfField(resource)
              && !isNeeded(state, resource, kept)
              && !isReachable(state, resource, kept);
      left = isForgettable && one != null ? settle(left, resource, one) : left;
    }
    return left;
  }

  /**
   * Returns the resources that may have become removable since the last collection: those that
   * changed, those that lost a reference, and the contents of containers that are no longer needed.
   */
  private static Set<ResourceId> candidates(PathState state, Set<ResourceId> kept) {
    Set<ResourceId> touched = state.references().allTouched();
    if (touched == null) {
      return state.resources().keySet();
    }
    Set<ResourceId> candidates = new HashSet<>(touched);
    for (ResourceId resource : touched) {
      boolean isGone = state.references().hasMembers(resource) && !isNeeded(state, resource, kept);
      candidates.addAll(isGone ? Contents.of(state, resource) : List.of());
    }
    return candidates;
  }

  /**
   * Returns whether a resource is the initial value of a field, which belongs to the method's
   * effects even when it is unreferenced.
   */
  private static boolean isOfField(ResourceId resource) {
    return resource.site() instanceof Site.Field of && !of.field().isOfObject();
  }

  /**
   * Removes a resource. One that this method had to release keeps a settled entry, so that its
   * paths still count.
   */
  private static PathState settle(PathState state, ResourceId resource, ResourceState one) {
    boolean wasOwed = one.owner().isDuty() && !one.typestates().isEmpty();
    return wasOwed ? state.with(resource, ResourceState.SETTLED) : state.without(resource);
  }

  static boolean isForgotten(PathState state, ResourceId resource) {
    return state.resource(resource).isSettled() && !isNeeded(state, resource, Set.of());
  }

  private static boolean isNeeded(PathState state, ResourceId resource, Set<ResourceId> kept) {
    return state.references().isReferenced(resource)
        || kept.contains(resource)
        || state.scopes().contains(resource)
        || state.flights().resources().contains(resource);
  }

  /**
   * Returns whether a resource can still be read from a referenced container; an element that was
   * only read cannot.
   */
  private static boolean isReachable(PathState state, ResourceId resource, Set<ResourceId> kept) {
    return !(resource.site() instanceof Site.Element)
        && state.resource(resource).inside().containers().keySet().stream()
            .anyMatch(container -> isNeeded(state, container, kept));
  }
}
