// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.finding.Severity;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The severity that a configuration gives to a rule. */
public enum RuleLevel {
  ERROR(Severity.ERROR),
  WARNING(Severity.WARNING),
  NOTE(Severity.NOTE),
  /** The rule does not run. */
  OFF(null);

  private final @Nullable Severity severity;

  RuleLevel(@Nullable Severity severity) {
    this.severity = severity;
  }

  /** Returns the severity of definite findings, empty where the rule is off. */
  public Optional<Severity> severity() {
    return Optional.ofNullable(severity);
  }
}
