// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ContainerLabel;
import java.util.List;
import java.util.Optional;

/**
 * What a resource is at one normal exit of the method that made it.
 *
 * @param at the {@code return}, or the end of the method
 * @param isOpenOnSomePath whether on some normal way to it nobody released it and nobody took it
 * @param isOpenOnEveryPath whether that is so on every normal way through its creation
 * @param isScopable whether a scope that a caller has opened would own it
 * @param weakHolds places that put it behind a weak reference while nothing strong outlives the
 *     method
 * @param isHeldWeakly whether a weak reference may give it back to somebody
 * @param overwrites assignments that took the last reference to it
 * @param isOverwritten whether on each way that leaves it open an assignment, or the clearing of
 *     its container, had taken the last reference
 * @param keeper the container that it is still in, empty when it is in none
 */
public record Exit(
    Place at,
    boolean isOpenOnSomePath,
    boolean isOpenOnEveryPath,
    boolean isScopable,
    List<Place> weakHolds,
    boolean isHeldWeakly,
    List<Place> overwrites,
    boolean isOverwritten,
    Optional<ContainerLabel> keeper) {
  public Exit {
    weakHolds = List.copyOf(weakHolds);
    overwrites = List.copyOf(overwrites);
  }

  /** Returns what is left when it is not certain that the method ends here. */
  public Exit onSomePathOnly() {
    return new Exit(
        at,
        isOpenOnSomePath,
        false,
        isScopable,
        weakHolds,
        isHeldWeakly,
        overwrites,
        isOverwritten,
        keeper);
  }
}
