// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.finding.Place;

/**
 * What becomes of a resource that a method creates, over all paths. A stricter question than
 * whether a rule reports it: what unknown code may have taken counts as open.
 *
 * @param name name of the resource
 * @param created place at which it was created
 * @param staysOpen whether some path returns while the method still owes the release
 * @param staysOpenAfterThrow whether some path that ends with an exception does so
 * @param isHeldReleased whether some path returns while a field, a container of the caller or the
 *     result refers to it after its release
 */
public record Fate(
    String name,
    Place created,
    boolean staysOpen,
    boolean staysOpenAfterThrow,
    boolean isHeldReleased) {

  /** Returns whether every path releases it or gives it to an owner, and nobody holds it then. */
  public boolean isSettled() {
    return !staysOpen && !staysOpenAfterThrow && !isHeldReleased;
  }

  /** Returns whether each path is at least as good as for another one. */
  public boolean isNoWorseThan(Fate other) {
    return (other.staysOpen || !staysOpen)
        && (other.staysOpenAfterThrow || !staysOpenAfterThrow)
        && (other.isHeldReleased || !isHeldReleased);
  }

  /** Returns the fate of the copies of one piece of code, such as a {@code finally}. */
  public Fate and(Fate other) {
    return new Fate(
        name,
        created,
        staysOpen || other.staysOpen,
        staysOpenAfterThrow || other.staysOpenAfterThrow,
        isHeldReleased || other.isHeldReleased);
  }
}
