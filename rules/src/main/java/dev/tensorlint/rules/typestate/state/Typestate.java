// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import org.jspecify.annotations.Nullable;

/**
 * The state of a resource in its lifecycle: open, or released at some node.
 *
 * @param isReleased false while it is open
 * @param node node that released it, -1 while it is open or when the node no longer matters
 * @param isUsedSince whether it was used after its release: the first such use ends the path at run
 *     time, so later ones are not reported
 * @param cause cause of the release
 */
public record Typestate(boolean isReleased, int node, boolean isUsedSince, Cause cause) {

  public static final Typestate OPEN = new Typestate(false, -1, false, Cause.ITSELF);
  public static final Typestate FORGOTTEN = new Typestate(true, -1, true, Cause.ITSELF);

  /** The cause of a release. */
  public enum Cause {
    /** Its own release. */
    ITSELF,
    /** The release of its owner. */
    OWNER,
    /** A step of its owner, which has a new one afterwards. */
    STEP
  }

  public static Typestate released(int node) {
    return new Typestate(true, node, false, Cause.ITSELF);
  }

  public static Typestate releasedWithOwner(int node) {
    return new Typestate(true, node, false, Cause.OWNER);
  }

  public static Typestate releasedByStep(int node) {
    return new Typestate(true, node, false, Cause.STEP);
  }

  /** Returns this typestate after a use. */
  Typestate used() {
    return isReleased ? new Typestate(true, node, true, cause) : this;
  }

  /** Returns whether its owner's release or step released it. */
  public boolean isWithOwner() {
    return cause != Cause.ITSELF;
  }

  /** Returns whether the next use is the first one after the release. */
  public boolean isFreshlyReleased() {
    return isReleased && !isUsedSince;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Typestate that
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
