// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import java.util.List;

/**
 * What a lint says.
 *
 * @param findings findings in {@link Finding#ORDER}
 * @param diagnostics what the user must know of the run, in {@link Diagnostic#ORDER}
 */
public record LintResult(
    List<Finding> findings, List<Diagnostic> diagnostics, LintSummary summary) {

  public LintResult {
    findings = List.copyOf(findings);
    diagnostics = List.copyOf(diagnostics);
  }
}
