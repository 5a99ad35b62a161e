// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Forgets the resources of a path that nothing refers to and nobody here has to release. */
final class Forgetting {

  private Forgetting() {}

  /**
   * Forgets what is settled.
   *
   * @param kept resources that stay all the same
   */
  static PathState settled(PathState state, Set<ResourceId> kept) {
    Set<ResourceId> needed = referenced(state);
    needed.addAll(kept);
    PathState left = state;
    for (Map.Entry<ResourceId, ResourceState> entry : state.resources().entrySet()) {
      boolean isNeeded =
          needed.contains(entry.getKey())
              || isOfField(entry.getKey())
              || isReachable(state, entry.getKey(), needed);
      if (!isNeeded && entry.getValue().isSettled()) {
        left = settle(left, entry.getKey(), entry.getValue());
      }
    }
    return left;
  }

  /**
   * What a field held at first is part of what the method does, also when nobody names it any more.
   */
  private static boolean isOfField(ResourceId resource) {
    return resource.site() instanceof Site.Field of && !of.field().isOfObject();
  }

  /** What this method once had to release leaves a trace, so that its paths are still counted. */
  private static PathState settle(PathState state, ResourceId resource, ResourceState one) {
    boolean wasOwed = one.owner().isHere() && !one.lives().isEmpty();
    return wasOwed ? state.with(resource, ResourceState.SETTLED) : state.without(resource);
  }

  static boolean isForgotten(PathState state, ResourceId resource) {
    return state.resource(resource).isSettled() && !referenced(state).contains(resource);
  }

  private static Set<ResourceId> referenced(PathState state) {
    Set<ResourceId> referenced = new HashSet<>(state.scopes());
    referenced.addAll(state.flights().resources());
    state.values().forEach(value -> referenced.addAll(value.resources()));
    for (ResourceState one : state.resources().values()) {
      if (one.owner() instanceof Owner.Of of) {
        referenced.add(of.resource());
      }
      if (!one.isSettled()) {
        referenced.addAll(one.inside().containers().keySet());
      }
    }
    return referenced;
  }

  /** What is in a container that can still be named can still be met; a mere look at it is over. */
  private static boolean isReachable(
      PathState state, ResourceId resource, Set<ResourceId> referenced) {
    return !(resource.site() instanceof Site.Element)
        && state.resource(resource).inside().containers().keySet().stream()
            .anyMatch(referenced::contains);
  }
}
