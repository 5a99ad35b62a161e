// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.module;

/**
 * What the analysis of a module took. Counts are the same in every run, the rest is measured.
 *
 * @param files that were read
 * @param skipped files that nothing modelled can concern
 * @param methods that were analysed
 * @param steps of the solver
 * @param modelledCalls calls on modelled types
 * @param unresolvedCalls those of them that could not be resolved
 * @param summaryBytesIn size of the summaries that it was given
 * @param cpuNanos processor time of the process, its garbage collector and compiler included
 * @param wallNanos time by the clock
 * @param peakBytes most bytes of heap that were used at once, garbage included
 */
public record Cost(
    long sourceBytes,
    int files,
    int skipped,
    long lines,
    int methods,
    long steps,
    int modelledCalls,
    int unresolvedCalls,
    long summaryBytesIn,
    long cpuNanos,
    long wallNanos,
    long peakBytes) {

  /** Nothing was counted or measured. */
  public static final Cost NONE = new Cost(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** Returns the same counts with measurements. */
  public Cost measured(long cpu, long wall, long peak) {
    return new Cost(
        sourceBytes,
        files,
        skipped,
        lines,
        methods,
        steps,
        modelledCalls,
        unresolvedCalls,
        summaryBytesIn,
        cpu,
        wall,
        peak);
  }
}
