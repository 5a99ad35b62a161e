// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static dev.tensorlint.rules.typestate.ResourceState.union;

import java.util.Set;

/**
 * What happened to a resource that is worth telling where it turns out to be a bug. Joins by union.
 *
 * @param weaklyHeldAt nodes that put it behind a weak reference
 * @param overwrittenAt assignments that took the last reference to it while it was owed
 */
public record Marks(Set<Integer> weaklyHeldAt, Set<Integer> overwrittenAt) {

  public static final Marks NONE = new Marks(Set.of(), Set.of());

  public Marks {
    weaklyHeldAt = Set.copyOf(weaklyHeldAt);
    overwrittenAt = Set.copyOf(overwrittenAt);
  }

  Marks heldWeakly(int node) {
    return new Marks(union(weaklyHeldAt, Set.of(node)), overwrittenAt);
  }

  Marks overwritten(int node) {
    return new Marks(weaklyHeldAt, union(overwrittenAt, Set.of(node)));
  }

  public Marks join(Marks other) {
    return equals(other)
        ? this
        : new Marks(
            union(weaklyHeldAt, other.weaklyHeldAt), union(overwrittenAt, other.overwrittenAt));
  }
}
