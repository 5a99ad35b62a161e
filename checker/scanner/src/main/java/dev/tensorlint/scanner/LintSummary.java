// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.LeftOut;

/**
 * Counts and times of a lint. The counts are the same in every run.
 *
 * @param files source files that were read
 * @param filesExcluded those among them in which the configuration lets nothing be reported
 * @param filesSkipped those among them that cannot matter to any model and were not translated
 * @param lines lines of all files
 * @param unresolvedNames calls, constructors and types that could not be resolved
 * @param methodsAnalysed methods with a body that were analysed
 * @param methodsNotAnalysed methods given up past the step budget
 * @param modelledCalls calls on types that models describe, resolved or not
 * @param modelledCallsUnresolved those of them that could not be resolved
 * @param suppressed findings that a comment or an annotation suppresses
 * @param leftOut findings that a setting leaves out
 * @param parseNanos time spent reading and parsing, summed over the threads
 * @param resolveNanos time spent indexing, resolving and translating, summed over the threads
 * @param analyseNanos time spent in the engine
 * @param totalNanos time from the request to the result
 */
public record LintSummary(
    int files,
    int filesExcluded,
    int filesSkipped,
    long lines,
    int unresolvedNames,
    int methodsAnalysed,
    int methodsNotAnalysed,
    int modelledCalls,
    int modelledCallsUnresolved,
    int suppressed,
    LeftOut leftOut,
    long parseNanos,
    long resolveNanos,
    long analyseNanos,
    long totalNanos) {}
