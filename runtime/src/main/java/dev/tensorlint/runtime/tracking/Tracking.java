// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.util.List;

/**
 * The switch for how much is recorded, and the view on what is open now.
 *
 * <p>The level starts as the system property {@code tensorlint.tracking} says ({@code off}, {@code
 * simple} or {@code full}), and as {@code full} without it.
 */
public final class Tracking {

  private Tracking() {}

  public static TrackingLevel level() {
    return CurrentLevel.get();
  }

  /** Sets the level for all handles that are opened, used or closed from now on. */
  public static void setLevel(TrackingLevel newLevel) {
    CurrentLevel.set(newLevel);
  }

  /** Returns all handles that are open now, by rising id. */
  public static List<HandleRecord> openHandles() {
    return HandleLog.records();
  }

  /** Returns the smallest id that no handle has yet. */
  public static long nextId() {
    return HandleLog.horizon();
  }

  /** Returns the lives of all handles that are open now, by rising id. */
  public static List<Lifetime> open() {
    return HandleLog.open();
  }
}
