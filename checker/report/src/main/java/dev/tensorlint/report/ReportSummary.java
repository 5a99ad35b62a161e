// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What was looked at.
 *
 * @param files source files that were read
 * @param filesExcluded those among them in which the configuration lets nothing be reported
 * @param lines lines of all files
 * @param unresolvedNames names that could not be resolved; findings that depend on them are
 *     potential at most
 * @param methodsAnalysed methods with a body that were analysed
 * @param methodsNotAnalysed methods that were given up
 * @param modelledCalls calls on types that models describe, resolved or not
 * @param modelledCallsUnresolved those of them that could not be resolved
 * @param suppressed what the project keeps out of the report
 * @param elapsed time of the whole run, null to leave it out of the report; all else is the same in
 *     every run on the same input
 */
public record ReportSummary(
    int files,
    int filesExcluded,
    long lines,
    int unresolvedNames,
    int methodsAnalysed,
    int methodsNotAnalysed,
    int modelledCalls,
    int modelledCallsUnresolved,
    Suppressed suppressed,
    @Nullable Duration elapsed) {

  /** A summary of a run in which nothing is suppressed. */
  public ReportSummary(
      int files,
      int filesExcluded,
      long lines,
      int unresolvedNames,
      int methodsAnalysed,
      int methodsNotAnalysed,
      int modelledCalls,
      int modelledCallsUnresolved,
      @Nullable Duration elapsed) {
    this(
        files,
        filesExcluded,
        lines,
        unresolvedNames,
        methodsAnalysed,
        methodsNotAnalysed,
        modelledCalls,
        modelledCallsUnresolved,
        Suppressed.NOTHING,
        elapsed);
  }

  /** Returns the time of the run in seconds, rounded to milliseconds. */
  public Optional<Double> seconds() {
    return Optional.ofNullable(elapsed).map(time -> time.toMillis() / 1000.0);
  }
}
