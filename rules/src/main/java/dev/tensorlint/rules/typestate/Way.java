// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import org.jspecify.annotations.Nullable;

/**
 * What is known of the way that led to a state, as against the objects on it. Joins by or, {@link
 * Flights} as they say.
 *
 * @param areScopesUnsure whether the open scopes differ between the ways that were joined
 * @param isJoined whether it stands for several ways, so that it can lead where none of them does
 * @param flights computations that may be going on beside it
 */
record Way(boolean areScopesUnsure, boolean isJoined, Flights flights) {

  static final Way START = new Way(false, false, Flights.NONE);

  Way with(Flights changed) {
    return new Way(areScopesUnsure, isJoined, changed);
  }

  /** Returns what stands for this and a different way. */
  Way join(Way other, boolean haveSameScopes) {
    return new Way(
        areScopesUnsure || other.areScopesUnsure || !haveSameScopes,
        true,
        flights.join(other.flights));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Way that
            && areScopesUnsure == that.areScopesUnsure
            && isJoined == that.isJoined
            && flights.equals(that.flights));
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Boolean.hashCode(areScopesUnsure) + Boolean.hashCode(isJoined))
        + flights.hashCode();
  }
}
