// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import dev.tensorlint.rules.coverage.UnresolvedNames;
import org.jspecify.annotations.Nullable;

/**
 * What is asked for in a report, and what is not wanted in it.
 *
 * @param unresolved names that could not be resolved, null when nobody asks
 * @param statistics what the run cost, null when nobody asks
 * @param isQuiet whether the last line for people is left out where it warns of nothing
 */
public record ReportDetails(
    @Nullable UnresolvedNames unresolved, @Nullable RunStatistics statistics, boolean isQuiet) {

  public static final ReportDetails NONE = new ReportDetails(null, null, false);
}
