// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ContainerLabel;
import java.util.List;
import java.util.Optional;

/**
 * The state of a resource at one normal exit of the method that created it.
 *
 * @param at the {@code return}, or the end of the method
 * @param isOpenOnSomePath whether it is open, and the method still owns it, on some normal path to
 *     the exit
 * @param isOpenOnEveryPath whether that holds on every normal path through its creation
 * @param isDoneOnOtherPaths whether it is open on some path, and released or handed on on another
 * @param isLeftAside whether no path to the exit has released it or handed it on, although none
 *     leaves it open: an exception was caught, or it holds nothing
 * @param isScopable whether a scope that a caller has opened would own it
 * @param weakHolds places that store it in a weak reference while no strong reference outlives the
 *     method
 * @param returnedWeakHolds places that store it in a weak reference, where the method returns it
 *     and no other strong reference outlives the method
 * @param isHeldWeakly whether code may obtain it again from a weak reference
 * @param overwrites assignments that overwrote the last reference to it
 * @param isOverwritten whether on each path that leaves it open an assignment, or the clearing of
 *     its container, removed the last reference
 * @param isCaptured whether a function reads it that may run after the method
 * @param keeper the container that still holds it, empty if none does
 */
public record Exit(
    Place at,
    boolean isOpenOnSomePath,
    boolean isOpenOnEveryPath,
    boolean isDoneOnOtherPaths,
    boolean isLeftAside,
    boolean isScopable,
    List<Place> weakHolds,
    List<Place> returnedWeakHolds,
    boolean isHeldWeakly,
    List<Place> overwrites,
    boolean isOverwritten,
    boolean isCaptured,
    Optional<ContainerLabel> keeper) {
  public Exit {
    weakHolds = List.copyOf(weakHolds);
    returnedWeakHolds = List.copyOf(returnedWeakHolds);
    overwrites = List.copyOf(overwrites);
  }

  /** Returns this exit for a method that does not certainly end here. */
  public Exit onSomePathOnly() {
    return onEveryPath(false);
  }

  /**
   * Returns this exit for a resource that is left open, which the method has passed to an object.
   *
   * @param isSure whether that holds on every normal path through its creation
   */
  public Exit leftOpen(boolean isSure, boolean isCallersToo) {
    return new Exit(
        at,
        true,
        isSure,
        false,
        false,
        isCallersToo,
        List.of(),
        List.of(),
        false,
        List.of(),
        false,
        isCaptured,
        Optional.empty());
  }

  /** Returns this exit for a resource that every path leaves open. */
  public Exit onEveryPath() {
    return onEveryPath(true);
  }

  /** Returns this exit of a method that never releases the resource or hands it on. */
  public Exit doneOnNoPath() {
    return with(isOpenOnEveryPath, false, !isOpenOnSomePath);
  }

  /** Returns whether some normal path to the exit has released it or handed it on. */
  public boolean isDoneOnSomePath() {
    return isDoneOnOtherPaths || (!isOpenOnSomePath && !isLeftAside);
  }

  private Exit onEveryPath(boolean isOpen) {
    return with(isOpen, isDoneOnOtherPaths, isLeftAside);
  }

  private Exit with(boolean isOpen, boolean isDone, boolean isAside) {
    return new Exit(
        at,
        isOpenOnSomePath,
        isOpen,
        isDone,
        isAside,
        isScopable,
        weakHolds,
        returnedWeakHolds,
        isHeldWeakly,
        overwrites,
        isOverwritten,
        isCaptured,
        keeper);
  }
}
