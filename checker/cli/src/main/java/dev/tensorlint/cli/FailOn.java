// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;
import java.util.List;

/** The values of {@code --fail-on}. */
enum FailOn {
  ERROR,
  WARNING,
  NOTE,
  NEVER;

  boolean fails(List<Finding> findings) {
    return this != NEVER && findings.stream().anyMatch(this::counts);
  }

  private boolean counts(Finding finding) {
    return finding.severity().isAtLeast(Severity.valueOf(name()));
  }
}
