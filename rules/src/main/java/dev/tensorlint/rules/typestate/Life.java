// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

/**
 * How far a resource has come.
 *
 * @param isReleased false while it is open
 * @param node node that released it, -1 while it is open or when nobody needs to know any more
 * @param isUsedSince whether it was used after its release: the first such use ends the path at run
 *     time, so later ones are no news
 * @param isWithOwner whether it was not released itself, but what owns it
 */
public record Life(boolean isReleased, int node, boolean isUsedSince, boolean isWithOwner) {

  public static final Life OPEN = new Life(false, -1, false, false);
  static final Life FORGOTTEN = new Life(true, -1, true, false);

  static Life released(int node) {
    return new Life(true, node, false, false);
  }

  static Life releasedWithOwner(int node) {
    return new Life(true, node, false, true);
  }

  /** Returns this life behind a use. */
  Life used() {
    return isReleased ? new Life(true, node, true, isWithOwner) : this;
  }

  /** Returns whether a use now is the first one behind a release. */
  public boolean isFreshlyReleased() {
    return isReleased && !isUsedSince;
  }
}
