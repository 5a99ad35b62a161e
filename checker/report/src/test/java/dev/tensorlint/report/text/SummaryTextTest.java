// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import static dev.tensorlint.report.Sample.file;
import static dev.tensorlint.report.Sample.find;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportSummary;
import dev.tensorlint.report.Sample;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class SummaryTextTest {

  private static Finding finding(Severity severity) {
    return Sample.at(find(file("A.java", "x"), "x")).severity(severity).finding();
  }

  private static String summary(
      List<Finding> findings, List<Diagnostic> diagnostics, ReportSummary summary) {
    return SummaryText.of(new Report(findings, diagnostics, summary), Palette.PLAIN);
  }

  @Test
  void nothingFound() {
    ReportSummary summary = new ReportSummary(0, 0, 0, 0, 0, 9, 0, Duration.ofMillis(849));
    assertEquals("no findings in 0 files, 0.8 s", summary(List.of(), List.of(), summary));
  }

  @Test
  void everySeverityIsCounted() {
    List<Finding> findings =
        List.of(
            finding(Severity.WARNING),
            finding(Severity.ERROR),
            finding(Severity.WARNING),
            finding(Severity.NOTE));
    assertEquals(
        "4 findings (1 error, 2 warnings, 1 note) in 12 files, 61.0 s",
        summary(findings, List.of(), new ReportSummary(12, 900, 0, 40, 0, 9, 0, Duration.ofSeconds(61))));
  }

  @Test
  void whatWasNotSeenIsSaid() {
    assertEquals(
        "INCOMPLETE: no findings in what could be checked of 1 file; 1 part of the input not checked,"
            + " 1 unresolved name",
        summary(
            List.of(),
            List.of(Diagnostic.error("A.java", "broken"), Diagnostic.warning(null, "odd")),
            new ReportSummary(1, 1, 1, 1, 1, 9, 0, null)));
    assertEquals(
        "INCOMPLETE: no findings in what could be checked of 3 files; 2 parts of the input not"
            + " checked, 4 unresolved names",
        summary(
            List.of(),
            List.of(Diagnostic.error("A.java", "broken"), Diagnostic.error("B.java", "broken")),
            new ReportSummary(3, 9, 4, 2, 5, 9, 0, null)));
  }

  private static Diagnostic gap(String what) {
    return Diagnostic.gap("A.java", 1, 1, what, "do something");
  }

  @Test
  void aGapComesBeforeWhatWasFound() {
    ReportSummary summary = new ReportSummary(12, 900, 0, 40, 2, 9, 0, Duration.ofSeconds(2));
    assertEquals(
        "INCOMPLETE: no findings in what could be checked of 12 files, 2.0 s; 2 gaps",
        summary(List.of(), List.of(gap("one"), gap("two")), summary));
    assertEquals(
        "INCOMPLETE: 1 finding (1 warning) in what could be checked of 12 files, 2.0 s; 1 gap",
        summary(List.of(finding(Severity.WARNING)), List.of(gap("one")), summary));
  }

  @Test
  void onATerminalTheWarningStandsOut() {
    ReportSummary summary = new ReportSummary(1, 1, 0, 1, 0, 0, 0, null);
    String line =
        SummaryText.of(new Report(List.of(), List.of(gap("one")), summary), Palette.ANSI);
    assertTrue(line.startsWith("\u001b[1;33mINCOMPLETE:\u001b[0m no findings"), line);
  }
}
