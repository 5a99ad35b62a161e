// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import dev.tensorlint.report.Report;
import dev.tensorlint.report.Reporter;
import dev.tensorlint.report.RuleReference;
import dev.tensorlint.rules.finding.Finding;
import java.io.IOException;

/**
 * Findings as text, a blank line after each, then the unresolved names if requested, and a summary
 * line. Diagnostics are only counted here; {@link DiagnosticText} writes them.
 */
public final class TextReporter implements Reporter {

  private final Screen screen;

  private final RuleReference more;

  /** Writes for a file. */
  public TextReporter(Palette palette, RuleReference more) {
    this(new Screen(palette, Screen.UNBOUNDED), more);
  }

  public TextReporter(Screen screen, RuleReference more) {
    this.screen = screen;
    this.more = more;
  }

  @Override
  public void write(Report report, Appendable out) throws IOException {
    for (Finding finding : report.findings()) {
      out.append(FindingText.of(finding, screen, more)).append('\n');
    }
    if (report.changes().revision() != null) {
      out.append(ChangesText.gone(report.changes(), screen.palette()));
    }
    if (report.details().unresolved() != null) {
      out.append(UnresolvedText.of(report.details().unresolved()));
    }
    if (!report.details().isQuiet() || !report.isComplete()) {
      out.append(SummaryText.of(report, screen.palette())).append('\n');
    }
  }
}
