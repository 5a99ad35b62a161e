// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.text.Palette;

/** The values of {@code --color}. */
enum ColorChoice {
  AUTO,
  ALWAYS,
  NEVER;

  /**
   * Returns the colours for a stream; {@code NO_COLOR} and dumb terminals turn {@code AUTO} off.
   */
  Palette palette(Console console, boolean isTerminal) {
    return switch (this) {
      case ALWAYS -> Palette.ANSI;
      case NEVER -> Palette.PLAIN;
      case AUTO -> isTerminal && allowsColors(console) ? Palette.ANSI : Palette.PLAIN;
    };
  }

  private static boolean allowsColors(Console console) {
    boolean refused = !console.environment().getOrDefault("NO_COLOR", "").isEmpty();
    return !refused && !"dumb".equals(console.environment().get("TERM"));
  }
}
