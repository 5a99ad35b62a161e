// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import java.util.ArrayList;
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

  /** Returns whether all of the input was checked. */
  public boolean isComplete() {
    return diagnostics.stream().noneMatch(Diagnostic::isFailure);
  }

  public LintResult withFindings(List<Finding> newFindings) {
    return new LintResult(newFindings, diagnostics, summary);
  }

  /** Returns the result with more diagnostics. */
  public LintResult with(List<Diagnostic> more) {
    List<Diagnostic> all = new ArrayList<>(more);
    all.addAll(diagnostics);
    all.sort(Diagnostic.ORDER);
    return new LintResult(findings, all, summary);
  }
}
