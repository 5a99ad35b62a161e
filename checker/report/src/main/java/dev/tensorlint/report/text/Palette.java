// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

/** Whether the report has colours. */
public enum Palette {
  /** No colours. */
  PLAIN,
  /** ANSI escape sequences. */
  ANSI;

  String paint(Style style, String text) {
    if (this == PLAIN || style == Style.PLAIN || text.isBlank()) {
      return text;
    }
    return "\u001b[" + style.code() + "m" + text + "\u001b[0m";
  }
}
