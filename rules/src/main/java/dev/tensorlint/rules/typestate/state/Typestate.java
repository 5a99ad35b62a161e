// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import org.jspecify.annotations.Nullable;

/**
 * The state of a resource in its lifecycle: open, released at some node, or without anything whose
 * release matters.
 *
 * @param phase its phase
 * @param node node that released it, -1 before its release or when the node no longer matters
 * @param isUsedSince whether it was used after its release: the first such use ends the path at run
 *     time, so later ones are not reported
 * @param cause cause of the release
 */
public record Typestate(Phase phase, int node, boolean isUsedSince, Cause cause) {

  public static final Typestate OPEN = unreleased(Phase.OPEN);
  public static final Typestate EMPTY = unreleased(Phase.EMPTY);
  public static final Typestate SMALL = unreleased(Phase.SMALL);
  public static final Typestate FORGOTTEN = new Typestate(Phase.RELEASED, -1, true, Cause.ITSELF);

  /** The phases of a lifecycle. */
  public enum Phase {
    /** It holds nothing yet: the next call that uses it may fill it. */
    EMPTY,
    /** It holds so little that it need not be released. */
    SMALL,
    /** It must be released. */
    OPEN,
    /** It is released. */
    RELEASED
  }

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
    return new Typestate(Phase.RELEASED, node, false, Cause.ITSELF);
  }

  public static Typestate releasedWithOwner(int node) {
    return new Typestate(Phase.RELEASED, node, false, Cause.OWNER);
  }

  public static Typestate releasedByStep(int node) {
    return new Typestate(Phase.RELEASED, node, false, Cause.STEP);
  }

  private static Typestate unreleased(Phase phase) {
    return new Typestate(phase, -1, false, Cause.ITSELF);
  }

  public boolean isReleased() {
    return phase == Phase.RELEASED;
  }

  /** Returns this typestate after a use. */
  Typestate used() {
    return isReleased() ? new Typestate(phase, node, true, cause) : this;
  }

  /** Returns this typestate after a call that may have filled it. */
  Typestate filled() {
    return phase == Phase.EMPTY ? OPEN : this;
  }

  /** Returns whether its owner's release or step released it. */
  public boolean isWithOwner() {
    return cause != Cause.ITSELF;
  }

  /** Returns whether the next use is the first one after the release. */
  public boolean isFreshlyReleased() {
    return isReleased() && !isUsedSince;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Typestate that
            && phase == that.phase
            && node == that.node
            && isUsedSince == that.isUsedSince
            && cause.equals(that.cause));
  }

  /** By names, which have the same hash in each run. */
  @Override
  public int hashCode() {
    int kinds = 31 * phase.name().hashCode() + cause.name().hashCode();
    return 31 * (31 * kinds + node) + Boolean.hashCode(isUsedSince);
  }
}
