// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

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
public record Typestate(boolean isReleased, int node, boolean isUsedSince, Cause cause) {

  public static final Typestate OPEN = new Typestate(false, -1, false, Cause.ITSELF);
  static final Typestate FORGOTTEN = new Typestate(true, -1, true, Cause.ITSELF);

  /** Why something is released. */
  public enum Cause {
    /** It was released itself. */
    ITSELF,
    /** What owns it was released. */
    OWNER,
    /** What owns it went on, and has another one now. */
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

  /** Returns this life behind a use. */
  Typestate used() {
    return isReleased ? new Typestate(true, node, true, cause) : this;
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
