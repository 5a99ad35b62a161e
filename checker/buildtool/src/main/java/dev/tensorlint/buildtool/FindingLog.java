// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import dev.tensorlint.report.text.FindingText;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.report.text.PlainText;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.rule.RulePages;
import java.util.List;

/**
 * Writes findings and diagnostics to the log of a build, each in one piece and at its severity's
 * level.
 */
public final class FindingLog {

  private final BuildLog log;

  public FindingLog(BuildLog log) {
    this.log = log;
  }

  /**
   * @param pages where the pages of the rules are
   */
  public void write(Finding finding, RulePages pages) {
    String text = FindingText.of(finding, Palette.PLAIN, pages::of);
    write(finding.severity(), text.stripTrailing());
  }

  public void write(Diagnostic diagnostic) {
    write(diagnostic.severity(), PlainText.oneLine(diagnostic.oneLine()));
  }

  public void write(List<Diagnostic> diagnostics) {
    diagnostics.forEach(this::write);
  }

  private void write(Severity severity, String text) {
    switch (severity) {
      case ERROR -> log.error(text);
      case WARNING -> log.warn(text);
      case NOTE -> log.info(text);
    }
  }
}
