// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Typestate;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Releases resources with their dependents. The release of a container releases its content. */
final class Releases {

  private Releases() {}

  /**
   * Applies the release in the effect of a call to what a slot refers to. It is certain for one
   * object, and for a resource that only paths have on which the slot refers to it.
   */
  static PathState release(PathState state, Slot slot, Certainty how, int node) {
    return release(
        state, state.value(slot), resource -> state.isAlwaysIn(slot, resource), how, node);
  }

  /** Applies the release in the effect of a call, which is certain for one object only. */
  static PathState release(PathState state, Value value, Certainty how, int node) {
    return release(state, value, resource -> false, how, node);
  }

  private static PathState release(
      PathState state, Value value, Predicate<ResourceId> isSure, Certainty how, int node) {
    boolean isOne = state.isOneObject(value);
    PathState after = state;
    for (ResourceId resource : value.resources()) {
      after =
          switch (how) {
            case NO -> after;
            case YES ->
                isOne || isSure.test(resource)
                    ? release(after, resource, node)
                    : maybeRelease(after, resource, node);
            case MAYBE -> maybeRelease(after, resource, node);
          };
    }
    return after;
  }

  /** Releases the resources of a value on some paths. */
  static PathState maybeRelease(PathState state, Value value, int node) {
    PathState after = state;
    for (ResourceId resource : value.resources()) {
      after = maybeRelease(after, resource, node);
    }
    return after;
  }

  static PathState release(PathState state, ResourceId resource, int node) {
    if (!state.has(resource)) {
      return state;
    }
    return release(state, resource, Typestate.released(node), new HashSet<>());
  }

  /**
   * @param seen what is released already: containers may be in each other, or in themselves
   */
  private static PathState release(
      PathState state, ResourceId resource, Typestate how, Set<ResourceId> seen) {
    if (!seen.add(resource)) {
      return state;
    }
    PathState after = state.update(resource, one -> one.released(how)).withoutScope(resource);
    for (ResourceId dependent : dependents(state, resource)) {
      boolean isAlive = after.has(dependent) && !after.resource(dependent).isReleased();
      after =
          isAlive
              ? release(after, dependent, Typestate.releasedWithOwner(how.node()), seen)
              : after;
    }
    for (ResourceId element : Contents.of(state, resource)) {
      after = releaseElement(after, element, resource, how.node(), seen);
    }
    return Contents.others(after, resource, Releases::possibleAlias);
  }

  /** Releases an element. One that is only possibly in the container becomes unsure. */
  private static PathState releaseElement(
      PathState state, ResourceId element, ResourceId container, int node, Set<ResourceId> seen) {
    ResourceState one = state.resource(element);
    boolean isReleased =
        one.typestates().stream().allMatch(Typestate::isReleased) && !one.typestates().isEmpty();
    if (isReleased || Contents.isReadOnly(element)) {
      return state.update(element, look -> look.released(node));
    }
    return one.inside().in(container) == Certainty.YES
        ? release(state, element, Typestate.released(node), seen)
        : maybeRelease(state, element, node).update(element, ResourceState::unsure);
  }

  private static PathState maybeRelease(PathState state, ResourceId resource, int node) {
    return maybeRelease(state, resource, Typestate.released(node), new HashSet<>());
  }

  private static PathState maybeRelease(
      PathState state, ResourceId resource, Typestate how, Set<ResourceId> seen) {
    if (!state.has(resource) || !seen.add(resource)) {
      return state;
    }
    PathState after = state.update(resource, one -> one.maybeReleased(how));
    Typestate ofDependents = Typestate.releasedWithOwner(how.node());
    after = maybeRelease(after, dependents(state, resource), ofDependents, seen);
    after = maybeRelease(after, Contents.of(state, resource), how, seen);
    return Contents.others(after, resource, Releases::possibleAlias);
  }

  private static PathState maybeRelease(
      PathState state, List<ResourceId> affected, Typestate how, Set<ResourceId> seen) {
    PathState after = state;
    for (ResourceId one : affected) {
      after = after.resource(one).mayBeReleased() ? after : maybeRelease(after, one, how, seen);
    }
    return after;
  }

  /**
   * Returns the state of a possible alias of a released resource; one that is released itself is
   * unchanged.
   */
  static ResourceState possibleAlias(ResourceState other) {
    boolean isReleased = !other.typestates().isEmpty() && other.isReleased();
    return isReleased ? other : other.unsure();
  }

  /** Returns the resources that a resource owns. */
  static List<ResourceId> dependents(PathState state, ResourceId owner) {
    if (!state.references().owns(owner)) {
      return List.of();
    }
    List<ResourceId> found = new ArrayList<>();
    state
        .resources()
        .forEach(
            (id, one) -> {
              if (one.owner().is(owner)) {
                found.add(id);
              }
            });
    Collections.sort(found);
    return found;
  }
}
