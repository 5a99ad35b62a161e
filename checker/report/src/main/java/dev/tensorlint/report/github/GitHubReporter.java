// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.github;

import dev.tensorlint.report.Advice;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.Reporter;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.report.text.PlainText;
import dev.tensorlint.report.text.SummaryText;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.rule.RulePages;
import dev.tensorlint.rules.source.Position;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;

/**
 * Workflow commands for the log of a GitHub Actions job, which show as annotations of the changed
 * lines, and the summary. GitHub shows the first ten of each severity in a step: what could not be
 * checked comes first, then findings with the worst before the others.
 */
public final class GitHubReporter implements Reporter {

  private static final Comparator<Finding> WORST_FIRST =
      Comparator.comparing(Finding::severity).thenComparing(Finding.ORDER);

  private final RulePages pages;

  public GitHubReporter(RulePages pages) {
    this.pages = pages;
  }

  @Override
  public void write(Report report, Appendable out) throws IOException {
    for (Diagnostic each : report.unchecked()) {
      out.append(annotation(each)).append('\n');
    }
    List<Finding> findings = report.findings().stream().sorted(WORST_FIRST).toList();
    for (Finding each : findings) {
      out.append(annotation(each)).append('\n');
    }
    out.append(SummaryText.of(report, Palette.PLAIN)).append('\n');
  }

  private String annotation(Finding finding) {
    Place place = finding.place();
    Position start = place.start();
    Position end = place.end();
    WorkflowCommand command =
        new WorkflowCommand(word(finding.severity()))
            .with("file", place.file().path())
            .with("line", start.line())
            .with("endLine", end.line());
    if (place.file().isWritten() && start.line() == end.line()) {
      command.with("col", start.column()).with("endColumn", end.column());
    }
    return command.with("title", finding.rule()).line(message(finding));
  }

  private String message(Finding finding) {
    StringBuilder message = new StringBuilder(Advice.message(finding));
    for (TraceStep step : finding.trace()) {
      message.append('\n').append(PlainText.oneLine(step(step)));
    }
    String help = PlainText.oneLine(finding.help());
    if (!help.isEmpty()) {
      message.append("\nhelp: ").append(help);
    }
    return message.append("\nmore: ").append(pages.of(finding.rule())).toString();
  }

  private static String step(TraceStep step) {
    int line = step.place().start().line();
    return step.place().file().path() + ":" + line + ": " + step.note();
  }

  private static String annotation(Diagnostic unchecked) {
    WorkflowCommand command = new WorkflowCommand(word(unchecked.severity()));
    if (unchecked.path() != null) {
      command.with("file", unchecked.path());
    }
    if (unchecked.line() > 0) {
      command.with("line", unchecked.line());
    }
    return command
        .with("title", "TensorLint: not checked")
        .line(PlainText.oneLine(unchecked.message()));
  }

  private static String word(Severity severity) {
    return severity == Severity.NOTE ? "notice" : severity.label();
  }
}
