// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.finding;

import java.util.Locale;

/** How bad a finding is, the worst first. */
public enum Severity {
  ERROR,
  WARNING,
  NOTE;

  /** Returns the next milder severity; a note stays a note. */
  public Severity milder() {
    return this == ERROR ? WARNING : NOTE;
  }

  public boolean isAtLeast(Severity other) {
    return compareTo(other) <= 0;
  }

  /** Returns the name as reports show it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
