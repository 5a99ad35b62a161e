// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import org.jspecify.annotations.Nullable;

/**
 * Knowledge about the path that led to a state, as opposed to its resources. Joins by or, {@link
 * Flights} by its own join.
 *
 * @param areScopesUnsure whether the open scopes differ between the joined paths
 * @param isJoined whether it represents several joined paths, so that it may reach a point that
 *     none of them reaches
 * @param flights computations that may run concurrently with the path
 */
record PathKnowledge(boolean areScopesUnsure, boolean isJoined, Flights flights) {

  static final PathKnowledge START = new PathKnowledge(false, false, Flights.NONE);

  PathKnowledge with(Flights changed) {
    return new PathKnowledge(areScopesUnsure, isJoined, changed);
  }

  /** Returns the knowledge that covers this path and a different one. */
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
