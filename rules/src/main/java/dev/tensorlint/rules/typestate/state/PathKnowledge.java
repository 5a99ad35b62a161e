// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import org.jspecify.annotations.Nullable;

/**
 * Knowledge about the path that led to a state, as opposed to its resources. Each component has its
 * own join; what is joined once stays so.
 *
 * @param scopes the open scopes
 * @param isJoined whether it represents several joined paths, so that it may reach a point that
 *     none of them reaches
 * @param flights computations that may run concurrently with the path
 */
record PathKnowledge(OpenScopes scopes, boolean isJoined, Flights flights) {

  static final PathKnowledge START = new PathKnowledge(OpenScopes.NONE, false, Flights.NONE);

  PathKnowledge with(OpenScopes changed) {
    return new PathKnowledge(changed, isJoined, flights);
  }

  PathKnowledge with(Flights changed) {
    return new PathKnowledge(scopes, isJoined, changed);
  }

  /** Returns the knowledge that covers this path and a different one. */
  PathKnowledge join(PathKnowledge other) {
    return new PathKnowledge(scopes.join(other.scopes), true, flights.join(other.flights));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof PathKnowledge that
            && isJoined == that.isJoined
            && scopes.equals(that.scopes)
            && flights.equals(that.flights));
  }

  @Override
  public int hashCode() {
    return 31 * (31 * scopes.hashCode() + Boolean.hashCode(isJoined)) + flights.hashCode();
  }
}
