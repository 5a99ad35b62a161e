// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.resource.ResourceId;
import java.util.Map;
import java.util.function.Predicate;

/** Restricts a state that stands for several paths to some of them. */
public final class Restriction {

  private Restriction() {}

  /**
   * Returns a state restricted to the paths on which a variable is none of some values: without the
   * values and the resources that only other paths have.
   */
  public static PathState excluding(Slot slot, Predicate<Atom> isExcluded, PathState state) {
    PathState left = narrowed(slot, isExcluded, state);
    for (ResourceId absent : state.presence().absentUnless(slot, isExcluded)) {
      left = without(absent, left);
    }
    return left;
  }

  /** Returns a state without the values of variables that contradict the value of another. */
  private static PathState narrowed(Slot slot, Predicate<Atom> isExcluded, PathState state) {
    PathState left = state;
    for (Presence.Fact gone : state.presence().alternatives().excluded(slot, isExcluded)) {
      Value value = left.value(gone.slot());
      boolean isLeft = value.atoms().size() > 1;
      left = isLeft ? left.refined(gone.slot(), value.without(gone.value())) : left;
    }
    return left;
  }

  private static PathState without(ResourceId resource, PathState before) {
    ResourceState state = before.known(resource);
    if (state == null || before.isSettled(resource)) {
      return before;
    }
    PathState without = before.replace(resource, Atom.UNKNOWN);
    return state.typestates().contains(Typestate.FORGOTTEN)
        ? without.with(resource, ResourceState.SETTLED)
        : without;
  }

  /** Returns a state after a throw, which may skip the release of each owed resource. */
  public static PathState unwound(PathState before) {
    PathState after = before;
    for (Map.Entry<ResourceId, ResourceState> entry : before.resources().entrySet()) {
      ResourceState state = entry.getValue();
      after = state.isOwed() ? after.with(entry.getKey(), state.unwound()) : after;
    }
    return after;
  }
}
