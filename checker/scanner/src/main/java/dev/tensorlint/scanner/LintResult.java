// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.coverage.UnresolvedNames;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.model.LibraryModel;
import java.util.ArrayList;
import java.util.List;

/**
 * What a lint says.
 *
 * @param findings findings in {@link Finding#ORDER}
 * @param diagnostics what the user must know of the run, in {@link Diagnostic#ORDER}
 * @param coverage what has to do with modelled types, and what of that is not resolved
 * @param models the lifecycle models in use that do not ship with TensorLint
 */
public record LintResult(
    List<Finding> findings,
    List<Diagnostic> diagnostics,
    LintSummary summary,
    LintCoverage coverage,
    List<LibraryModel> models) {

  public LintResult {
    findings = List.copyOf(findings);
    diagnostics = List.copyOf(diagnostics);
    models = List.copyOf(models);
  }

  /** A result in which every name is resolved. */
  public LintResult(List<Finding> findings, List<Diagnostic> diagnostics, LintSummary summary) {
    this(findings, diagnostics, summary, LintCoverage.NONE, List.of());
  }

  /** Returns what has to do with modelled types and could not be resolved. */
  public UnresolvedNames unresolved() {
    return coverage.unresolved();
  }

  /**
   * Returns whether all of the input was checked, and in full: only then is a result without
   * findings an all-clear.
   */
  public boolean isComplete() {
    return !hasFailed() && gaps() == 0;
  }

  /** Returns whether a part of the job could not be done. */
  public boolean hasFailed() {
    return diagnostics.stream().anyMatch(Diagnostic::isFailure);
  }

  /** Returns how many parts of the code were not looked at, or not in full. */
  public long gaps() {
    return diagnostics.stream().filter(Diagnostic::isGap).count();
  }

  public LintResult withFindings(List<Finding> newFindings) {
    return new LintResult(newFindings, diagnostics, summary, coverage, models);
  }

  /**
   * Returns the result with what another analysis of the same code says, after an edit of it.
   *
   * @param before what that analysis said of the code before
   */
  public LintResult reanalysed(AnalysisResult before, AnalysisResult after) {
    List<Diagnostic> kept = new ArrayList<>(diagnostics);
    before.diagnostics().forEach(kept::remove);
    return new LintResult(after.findings(), kept, summary, coverage, models)
        .with(after.diagnostics());
  }

  /** Returns the result with more diagnostics. */
  public LintResult with(List<Diagnostic> more) {
    List<Diagnostic> all = new ArrayList<>(more);
    all.addAll(diagnostics);
    all.sort(Diagnostic.ORDER);
    return new LintResult(findings, all, summary, coverage, models);
  }
}
