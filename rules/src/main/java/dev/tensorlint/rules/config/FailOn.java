// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import dev.tensorlint.rules.finding.Severity;
import java.util.Locale;

/** The mildest severity that makes a check fail. */
public enum FailOn {
  ERROR,
  WARNING,
  NOTE,
  NEVER;

  /** Returns whether something of this severity makes a check fail. */
  public boolean includes(Severity severity) {
    return this != NEVER && severity.isAtLeast(Severity.valueOf(name()));
  }

  /** Returns the name as options and files have it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
