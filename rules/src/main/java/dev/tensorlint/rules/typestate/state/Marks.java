// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import static dev.tensorlint.rules.dataflow.Sets.union;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Past events of a resource that a finding may report. Joins by union, and the flags by or.
 *
 * @param weaklyHeldAt nodes that store a weak reference to it
 * @param mayLast whether such a reference keeps it for the lifetime of another object, and that
 *     object may be long-lived
 * @param overwrittenAt assignments that removed the last reference to it while it was owed
 * @param left for a container: the typestates that its elements had when they left it
 * @param isKeptOutside whether it was handed over to something other than a container argument of
 *     this method
 * @param mayHaveLost for a container: whether a step may have removed a resource that its state
 *     still lists as an element
 * @param isRefilled for a container: whether another value may have replaced an element; for the
 *     current element of a loop: whether another value has replaced it
 * @param isCaptured whether a function reads it that may run after this method
 */
public record Marks(
    Set<Integer> weaklyHeldAt,
    boolean mayLast,
    Set<Integer> overwrittenAt,
    Set<Typestate> left,
    boolean isKeptOutside,
    boolean mayHaveLost,
    boolean isRefilled,
    boolean isCaptured) {

  public static final Marks NONE =
      new Marks(Set.of(), false, Set.of(), Set.of(), false, false, false, false);

  public Marks {
    weaklyHeldAt = Set.copyOf(weaklyHeldAt);
    overwrittenAt = Set.copyOf(overwrittenAt);
    left = Set.copyOf(left);
  }

  /** Returns the number of entries. */
  int size() {
    return weaklyHeldAt.size() + overwrittenAt.size() + left.size();
  }

  Marks heldWeakly(int node) {
    return new Marks(
        union(weaklyHeldAt, Set.of(node)),
        mayLast,
        overwrittenAt,
        left,
        isKeptOutside,
        mayHaveLost,
        isRefilled,
        isCaptured);
  }

  Marks lasting() {
    return new Marks(
        weaklyHeldAt,
        true,
        overwrittenAt,
        left,
        isKeptOutside,
        mayHaveLost,
        isRefilled,
        isCaptured);
  }

  Marks overwritten(int node) {
    return new Marks(
        weaklyHeldAt,
        mayLast,
        union(overwrittenAt, Set.of(node)),
        left,
        isKeptOutside,
        mayHaveLost,
        isRefilled,
        isCaptured);
  }

  Marks emptied(Set<Typestate> typestates) {
    return new Marks(
        weaklyHeldAt,
        mayLast,
        overwrittenAt,
        union(left, typestates),
        isKeptOutside,
        mayHaveLost,
        isRefilled,
        isCaptured);
  }

  Marks keptOutside(boolean isKept) {
    return isKept == isKeptOutside
        ? this
        : new Marks(
            weaklyHeldAt,
            mayLast,
            overwrittenAt,
            left,
            isKept,
            mayHaveLost,
            isRefilled,
            isCaptured);
  }

  Marks possiblyReduced() {
    return mayHaveLost
        ? this
        : new Marks(
            weaklyHeldAt,
            mayLast,
            overwrittenAt,
            left,
            isKeptOutside,
            true,
            isRefilled,
            isCaptured);
  }

  Marks refilled() {
    return isRefilled
        ? this
        : new Marks(
            weaklyHeldAt,
            mayLast,
            overwrittenAt,
            left,
            isKeptOutside,
            mayHaveLost,
            true,
            isCaptured);
  }

  Marks captured() {
    return isCaptured
        ? this
        : new Marks(
            weaklyHeldAt,
            mayLast,
            overwrittenAt,
            left,
            isKeptOutside,
            mayHaveLost,
            isRefilled,
            true);
  }

  public Marks join(Marks other) {
    return equals(other)
        ? this
        : new Marks(
            union(weaklyHeldAt, other.weaklyHeldAt),
            mayLast || other.mayLast,
            union(overwrittenAt, other.overwrittenAt),
            union(left, other.left),
            isKeptOutside || other.isKeptOutside,
            mayHaveLost || other.mayHaveLost,
            isRefilled || other.isRefilled,
            isCaptured || other.isCaptured);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Marks that
            && mayLast == that.mayLast
            && isKeptOutside == that.isKeptOutside
            && mayHaveLost == that.mayHaveLost
            && isRefilled == that.isRefilled
            && isCaptured == that.isCaptured
            && weaklyHeldAt.equals(that.weaklyHeldAt)
            && overwrittenAt.equals(that.overwrittenAt)
            && left.equals(that.left));
  }

  @Override
  public int hashCode() {
    return 31 * (31 * weaklyHeldAt.hashCode() + Boolean.hashCode(mayLast))
        + overwrittenAt.hashCode();
  }
}
