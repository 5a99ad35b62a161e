// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import dev.tensorlint.report.ReportSummary;
import dev.tensorlint.report.Suppressed;
import dev.tensorlint.scanner.LintSummary;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Says in a report what a lint has read. */
public final class RunSummary {

  private RunSummary() {}

  /**
   * Returns the summary of a lint as reports have it.
   *
   * @param elapsed null to leave it out, so that the same sources give the same report
   */
  public static ReportSummary of(
      LintSummary summary, Suppressed suppressed, @Nullable Duration elapsed) {
    return new ReportSummary(
        summary.files(),
        summary.filesExcluded(),
        summary.lines(),
        summary.unresolvedNames(),
        summary.methodsAnalysed(),
        summary.methodsNotAnalysed(),
        summary.modelledCalls(),
        summary.modelledCallsUnresolved(),
        suppressed,
        elapsed);
  }
}
