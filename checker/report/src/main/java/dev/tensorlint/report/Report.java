// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;
import java.util.ArrayList;
import java.util.List;

/**
 * All that a run reports.
 *
 * @param findings in {@link Finding#ORDER}, whatever the order in which they are given
 * @param found the same, and those that a baseline knows and that are left out: fingerprints count
 *     them
 * @param diagnostics in {@link Diagnostic#ORDER}, likewise
 * @param changes what is new and what is gone
 */
public record Report(
    List<Finding> findings,
    List<Finding> found,
    List<Diagnostic> diagnostics,
    ReportSummary summary,
    ReportDetails details,
    Changes changes) {

  public Report {
    findings = findings.stream().sorted(Finding.ORDER).toList();
    found = found.stream().sorted(Finding.ORDER).toList();
    diagnostics = diagnostics.stream().sorted(Diagnostic.ORDER).toList();
  }

  /** A report that is compared with nothing. */
  public Report(
      List<Finding> findings,
      List<Finding> found,
      List<Diagnostic> diagnostics,
      ReportSummary summary,
      ReportDetails details) {
    this(findings, found, diagnostics, summary, details, Changes.NONE);
  }

  /** A report that leaves nothing out. */
  public Report(List<Finding> findings, List<Diagnostic> diagnostics, ReportSummary summary) {
    this(findings, findings, diagnostics, summary, ReportDetails.NONE);
  }

  /**
   * Returns all that was found, in {@link Finding#ORDER}, also what is left out: a fingerprint
   * counts the same findings before it.
   */
  public List<Reported> all() {
    List<String> fingerprints = Fingerprints.of(found);
    List<Reported> all = new ArrayList<>(found.size());
    int shown = 0;
    for (int i = 0; i < found.size(); i++) {
      Finding finding = found.get(i);
      boolean isShown = shown < findings.size() && findings.get(shown).equals(finding);
      all.add(new Reported(finding, fingerprints.get(i), isShown, changes.of(finding)));
      shown += isShown ? 1 : 0;
    }
    return all;
  }

  /** Returns the findings of the report, with their fingerprints. */
  public List<Reported> shown() {
    return all().stream().filter(Reported::isShown).toList();
  }

  /** Returns whether all of the input was checked, and in full. */
  public boolean isComplete() {
    return failures() == 0 && gaps().isEmpty();
  }

  /** Returns how many parts of the job could not be done. */
  public long failures() {
    return diagnostics.stream().filter(Diagnostic::isFailure).count();
  }

  /** Returns the parts of the code that were not looked at, or not in full. */
  public List<Diagnostic> gaps() {
    return diagnostics.stream().filter(Diagnostic::isGap).toList();
  }

  /** Returns what keeps the report from being complete: failures, then gaps. */
  public List<Diagnostic> unchecked() {
    List<Diagnostic> unchecked =
        new ArrayList<>(diagnostics.stream().filter(Diagnostic::isFailure).toList());
    unchecked.addAll(gaps());
    return unchecked;
  }

  /** Returns how many findings have a severity. */
  public long count(Severity severity) {
    return findings.stream().filter(finding -> finding.severity() == severity).count();
  }
}
