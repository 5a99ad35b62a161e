// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import dev.tensorlint.rules.LeftOut;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.LintSummary;
import java.util.List;

/** Results as a lint gives them. */
final class Sample {

  private static final SourceFile FILE = SourceFile.of("src/A.java", "x.close();\nx.item();\n");

  private Sample() {}

  static Finding finding(Severity severity) {
    return new Finding(
        "UseAfterDispose",
        severity,
        Confidence.DEFINITE,
        new Place(FILE, new Span(11, 12)),
        Event.USED,
        "read here, on every path",
        "A.f",
        "x",
        "`x` is read after it was disposed",
        List.of(),
        "move `x.close()` behind line 2",
        List.of());
  }

  static LintResult result(List<Finding> findings, List<Diagnostic> diagnostics) {
    return result(findings, diagnostics, LeftOut.NONE);
  }

  /**
   * @param leftOut how many findings a setting leaves out
   */
  static LintResult result(List<Finding> findings, List<Diagnostic> diagnostics, LeftOut leftOut) {
    LintSummary summary = new LintSummary(3, 0, 0, 30, 0, 5, 0, 0, 0, 0, leftOut, 0, 0, 0, 0);
    return new LintResult(findings, diagnostics, summary);
  }
}
