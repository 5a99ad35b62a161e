// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Releasing resources and what depends on them. */
final class Releases {

  private Releases() {}

  /** Releases what a value refers to; for sure only when it is one most recent resource. */
  static PathState release(PathState state, Value value, int node) {
    boolean isCertain = state.isOneObject(value);
    PathState after = state;
    for (ResourceId resource : value.resources()) {
      after = isCertain ? release(after, resource, node) : maybeRelease(after, resource, node);
    }
    return after;
  }

  /** Releases what a value refers to on some of the ways. */
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
    return release(state, resource, Life.released(node));
  }

  private static PathState release(PathState state, ResourceId resource, Life how) {
    PathState after = state.update(resource, one -> one.released(how)).withoutScope(resource);
    for (ResourceId dependent : dependents(state, resource)) {
      boolean isAlive = after.has(dependent) && after.resource(dependent).mayBeOpen();
      after = isAlive ? release(after, dependent, Life.releasedWithOwner(how.node())) : after;
    }
    return after;
  }

  private static PathState maybeRelease(PathState state, ResourceId resource, int node) {
    return maybeRelease(state, resource, Life.released(node));
  }

  private static PathState maybeRelease(PathState state, ResourceId resource, Life how) {
    PathState after = state.update(resource, one -> one.maybeReleased(how));
    for (ResourceId dependent : dependents(state, resource)) {
      if (!after.resource(dependent).mayBeReleased()) {
        after = maybeRelease(after, dependent, Life.releasedWithOwner(how.node()));
      }
    }
    return after;
  }

  /** Returns what is owned by a resource. */
  static List<ResourceId> dependents(PathState state, ResourceId owner) {
    List<ResourceId> found = new ArrayList<>();
    state
        .resources()
        .forEach(
            (id, one) -> {
              if (one.owner().is(owner)) {
                found.add(id);
              }
            });
    found.sort(Comparator.comparing(ResourceId::toString));
    return found;
  }
}
