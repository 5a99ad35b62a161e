// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import org.jspecify.annotations.Nullable;

/**
 * How far a resource has come.
 *
 * @param isReleased false while it is open
 * @param node node that released it, -1 while it is open or when nobody needs to know any more
 * @param isUsedSince whether it was used after its release: the first such use ends the path at run
 *     time, so later ones are no news
 * @param cause why it was released
 */
public record Life(boolean isReleased, int node, boolean isUsedSince, Cause cause) {

  public static final Life OPEN = new Life(false, -1, false, Cause.ITSELF);
  static final Life FORGOTTEN = new Life(true, -1, true, Cause.ITSELF);

  /** Why something is released. */
  public enum Cause {
    /** It was released itself. */
    ITSELF,
    /** What owns it was released. */
    OWNER,
    /** What owns it went on, and has another one now. */
    STEP
  }

  static Life released(int node) {
    return new Life(true, node, false, Cause.ITSELF);
  }

  static Life releasedWithOwner(int node) {
    return new Life(true, node, false, Cause.OWNER);
  }

  static Life releasedByStep(int node) {
    return new Life(true, node, false, Cause.STEP);
  }

  /** Returns this life behind a use. */
  Life used() {
    return isReleased ? new Life(true, node, true, cause) : this;
  }

  /** Returns whether it was not released itself, but by its owner. */
  public boolean isWithOwner() {
    return cause != Cause.ITSELF;
  }

  /** Returns whether a use now is the first one behind a release. */
  public boolean isFreshlyReleased() {
    return isReleased && !isUsedSince;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Life that
            && isReleased == that.isReleased
            && node == that.node
            && isUsedSince == that.isUsedSince
            && cause.equals(that.cause));
  }

  @Override
  public int hashCode() {
    return 31 * (31 * (31 * Boolean.hashCode(isReleased) + node) + Boolean.hashCode(isUsedSince))
        + cause.hashCode();
  }
}
