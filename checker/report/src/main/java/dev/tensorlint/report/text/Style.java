// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import dev.tensorlint.rules.finding.Severity;

/** What a piece of the report is; a {@link Palette} says how it looks. */
enum Style {
  PLAIN(""),
  /** Headlines. */
  STRONG("1"),
  /** Line numbers, bars and arrows. */
  FRAME("1;34"),
  /** Marks and notes of trace steps. */
  TRACE("1;34"),
  ERROR("1;31"),
  WARNING("1;33"),
  NOTE("1;36");

  private final String code;

  Style(String code) {
    this.code = code;
  }

  /** Returns the parameters of the ANSI sequence that selects it; empty for none. */
  String code() {
    return code;
  }

  static Style of(Severity severity) {
    return switch (severity) {
      case ERROR -> ERROR;
      case WARNING -> WARNING;
      case NOTE -> NOTE;
    };
  }
}
