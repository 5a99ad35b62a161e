// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportSummary;
import dev.tensorlint.report.Suppressed;
import dev.tensorlint.rules.finding.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The last line of the report: how much was found, where, and what could not be checked. Unchecked
 * input comes first, so that the line is not mistaken for an all-clear.
 */
public final class SummaryText {

  private static final String IN_TEST = "finding in test code left out (option `tests`)";
  private static final String IN_TESTS = "findings in test code left out (option `tests`)";

  private static final String MINOR = "minor finding left out (option `minor`)";
  private static final String MINORS = "minor findings left out (option `minor`)";

  private SummaryText() {}

  /** Returns the line without its end. */
  public static String of(Report report, Palette palette) {
    ReportSummary summary = report.summary();
    String time = summary.seconds().map(s -> String.format(Locale.ROOT, ", %.1f s", s)).orElse("");
    String files = counted(summary.files(), "file", "files");
    return report.isComplete()
        ? found(report) + " in " + files + time + caveats(report)
        : palette.paint(Style.of(Severity.WARNING), "INCOMPLETE:")
            + " "
            + found(report)
            + " in what could be checked of "
            + files
            + time
            + caveats(report);
  }

  private static String found(Report report) {
    int all = report.findings().size();
    return all == 0
        ? "no findings"
        : counted(all, "finding", "findings") + " (" + bySeverity(report) + ")";
  }

  private static String bySeverity(Report report) {
    List<String> parts = new ArrayList<>();
    for (Severity severity : Severity.values()) {
      addCounted(parts, report.count(severity), severity.label(), severity.label() + "s");
    }
    return String.join(", ", parts);
  }

  private static String caveats(Report report) {
    List<String> parts = new ArrayList<>();
    ReportSummary summary = report.summary();
    if (report.changes().revision() != null) {
      parts.add(ChangesText.summary(report));
    }
    addCounted(
        parts,
        report.failures(),
        "part of the input not checked",
        "parts of the input not checked");
    addCounted(parts, report.gaps().size(), "gap", "gaps");
    addCounted(parts, summary.filesExcluded(), "file excluded", "files excluded");
    addSuppressed(parts, summary.suppressed());
    addCounted(parts, summary.unresolvedNames(), "unresolved name", "unresolved names");
    return parts.isEmpty() ? "" : "; " + String.join(", ", parts);
  }

  private static void addSuppressed(List<String> parts, Suppressed suppressed) {
    addCounted(parts, suppressed.rulesOff().size(), "rule off", "rules off");
    addCounted(
        parts,
        suppressed.rulesOffInPlaces().size(),
        "rule off in some files",
        "rules off in some files");
    addCounted(parts, suppressed.rulesLowered().size(), "rule lowered", "rules lowered");
    addCounted(parts, suppressed.modelsOff().size(), "model off", "models off");
    addCounted(parts, suppressed.known(), "known finding left out", "known findings left out");
    addCounted(parts, suppressed.belowFailOn(), "finding below fail-on", "findings below fail-on");
    addCounted(parts, suppressed.inCode(), "finding suppressed", "findings suppressed");
    addCounted(parts, suppressed.leftOut().inTests(), IN_TEST, IN_TESTS);
    addCounted(parts, suppressed.leftOut().minor(), MINOR, MINORS);
    addCounted(
        parts, suppressed.ownModels().size(), "model of the project", "models of the project");
  }

  private static void addCounted(List<String> parts, long count, String one, String many) {
    if (count > 0) {
      parts.add(counted(count, one, many));
    }
  }

  private static String counted(long count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }
}
