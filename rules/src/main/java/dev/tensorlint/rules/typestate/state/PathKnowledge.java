// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import org.jspecify.annotations.Nullable;

/**
 * What is known of the way that led to a state, as against the objects on it. Joins by or, {@link
 * Flights} as they say.
 *
 * @param areScopesUnsure whether the open scopes differ between the ways that were joined
 * @param isJoined whether it stands for several ways, so that it can lead where none of them does
 * @param flights computations that may be going on beside it
 */
record PathKnowledge(boolean areScopesUnsure, boolean isJoined, Flights flights) {

  static final PathKnowledge START = new PathKnowledge(false, false, Flights.NONE);

  PathKnowledge with(Flights changed) {
    return new PathKnowledge(areScopesUnsure, isJoined, changed);
  }

  /** Returns what stands for this and a different way. */
  PathKnowledge join(PathKnowledge other, boolean haveSameScopes) {
    return new PathKnowledge(
        areScopesUnsure || other.areScopesUnsure || !haveSameScopes,
        true,
        flights.join(other.flights));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof PathKnowledge that
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
