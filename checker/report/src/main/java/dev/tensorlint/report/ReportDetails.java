// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import dev.tensorlint.rules.coverage.UnresolvedNames;
import org.jspecify.annotations.Nullable;

/**
 * The optional parts of a report.
 *
 * @param unresolved names that could not be resolved, null unless requested
 * @param statistics what the run cost, null unless requested
 * @param isQuiet whether the summary line is left out where it warns of nothing
 * @param showsAll whether formats that can mark findings as left out have those, too
 */
public record ReportDetails(
    @Nullable UnresolvedNames unresolved,
    @Nullable RunStatistics statistics,
    boolean isQuiet,
    boolean showsAll) {

  public static final ReportDetails NONE = new ReportDetails(null, null, false, false);

  /** Details of a report without what is left out. */
  public ReportDetails(
      @Nullable UnresolvedNames unresolved, @Nullable RunStatistics statistics, boolean isQuiet) {
    this(unresolved, statistics, isQuiet, false);
  }
}
