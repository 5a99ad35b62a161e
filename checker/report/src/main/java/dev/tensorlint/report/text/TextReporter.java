// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import dev.tensorlint.report.Report;
import dev.tensorlint.report.Reporter;
import dev.tensorlint.rules.finding.Finding;
import java.io.IOException;

/**
 * Findings as people read them, a blank line behind each, and a summary line. Diagnostics are only
 * counted here; {@link DiagnosticText} writes them.
 */
public final class TextReporter implements Reporter {

  private final Palette palette;

  public TextReporter(Palette palette) {
    this.palette = palette;
  }

  @Override
  public void write(Report report, Appendable out) throws IOException {
    for (Finding finding : report.findings()) {
      out.append(FindingText.of(finding, palette)).append('\n');
    }
    out.append(SummaryText.of(report)).append('\n');
  }
}
