// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.lang.StackWalker.StackFrame;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The switch for how much is recorded, and the view on what is open now.
 *
 * <p>The level starts as the system property {@code tensorlint.tracking} says ({@code off}, {@code
 * simple} or {@code full}), and as {@code full} without it.
 */
public final class Tracking {

  private static volatile TrackingLevel level =
      parse(System.getProperty("tensorlint.tracking", "full"));

  private Tracking() {}

  public static TrackingLevel level() {
    return level;
  }

  /** Sets the level for all handles that are opened, used or closed from now on. */
  public static void setLevel(TrackingLevel newLevel) {
    level = newLevel;
  }

  /** Returns all handles that are open now, by rising id. */
  public static List<HandleRecord> openHandles() {
    return HandleLog.open().stream().map(Lifetime::snapshot).toList();
  }

  /** Returns the smallest id that no handle has yet. */
  public static long nextId() {
    return HandleLog.horizon();
  }

  /** Returns the lives of all handles that are open now, by rising id. */
  public static List<Lifetime> open() {
    return HandleLog.open();
  }

  /** Returns the current line of user code, or null at a lower level than is needed for it. */
  static @Nullable StackFrame frameFrom(TrackingLevel needed) {
    return level.compareTo(needed) >= 0 ? Site.frame() : null;
  }

  /** An unknown word means {@code full}: a typing error should cost time, not the report. */
  static TrackingLevel parse(String text) {
    String wanted = text.strip().toUpperCase(Locale.ROOT);
    return Arrays.stream(TrackingLevel.values())
        .filter(level -> level.name().equals(wanted))
        .findFirst()
        .orElse(TrackingLevel.FULL);
  }
}
