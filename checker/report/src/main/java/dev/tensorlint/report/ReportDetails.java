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
 */
public record ReportDetails(
    @Nullable UnresolvedNames unresolved, @Nullable RunStatistics statistics, boolean isQuiet) {

  public static final ReportDetails NONE = new ReportDetails(null, null, false);
}
