// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a path need not know any more: variables, objects and their fields, and the resources that
 * nothing refers to and nobody here has to release.
 */
public final class Forgetting {

  private Forgetting() {}

  /** Forgets variables, and then what is settled. */
  public static PathState slots(PathState state, Set<Slot> slots, Set<ResourceId> kept) {
    PathState without = state;
    for (Slot slot : state.known(slots)) {
      without = without.with(slot, Value.UNKNOWN);
    }
    return settled(without, kept);
  }

  /** Forgets an object that a node has made, and what its fields held. */
  public static PathState object(PathState state, int object) {
    PathState left = state;
    for (FieldKey field : state.knownFields()) {
      left = field.object() == object ? field(left, field) : left;
    }
    return left;
  }

  /** Forgets a field of an object as if it had never been looked at. */
  public static PathState field(PathState state, FieldKey field) {
    return resource(state.without(field), ResourceId.recent(new Site.Field(field)));
  }

  /** Forgets a resource that only variables and fields refer to. */
  public static PathState resource(PathState state, ResourceId resource) {
    return state.has(resource) ? state.replace(resource, Atom.UNKNOWN) : state;
  }

  /**
   * Forgets what is settled.
   *
   * @param kept resources that stay all the same
   */
  static PathState settled(PathState state, Set<ResourceId> kept) {
    if (state.references().areLookedAt()) {
      return state;
    }
    PathState left = state.looked();
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
   * Returns what may have become such as can be forgotten since the last time: what has changed,
   * what a reference to was lost, and what is in containers that nobody needs any more.
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
   * What a field held at first is part of what the method does, also when nobody names it any more.
   */
  private static boolean isOfField(ResourceId resource) {
    return resource.site() instanceof Site.Field of && !of.field().isOfObject();
  }

  /** What this method once had to release leaves a trace, so that its paths are still counted. */
  private static PathState settle(PathState state, ResourceId resource, ResourceState one) {
    boolean wasOwed = one.owner().isHere() && !one.typestates().isEmpty();
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

  /** What is in a container that can still be named can still be met; a mere look at it is over. */
  private static boolean isReachable(PathState state, ResourceId resource, Set<ResourceId> kept) {
    return !(resource.site() instanceof Site.Element)
        && state.resource(resource).inside().containers().keySet().stream()
            .anyMatch(container -> isNeeded(state, container, kept));
  }
}
