// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.lang.StackWalker.StackFrame;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How much is recorded now: {@link Tracking} is what users see of it. */
final class CurrentLevel {

  private static volatile TrackingLevel level =
      parse(System.getProperty("tensorlint.tracking", "full"));

  private CurrentLevel() {}

  static TrackingLevel get() {
    return level;
  }

  static void set(TrackingLevel newLevel) {
    level = newLevel;
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
