// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;

/** The mildest severity that fails the build. */
enum FailOn {
  ERROR,
  WARNING,
  NOTE,
  NEVER;

  /** Returns whether a finding of this severity fails the build. */
  boolean includes(Finding finding) {
    return this != NEVER && finding.severity().isAtLeast(Severity.valueOf(name()));
  }
}
