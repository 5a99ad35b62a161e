// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.ir.Program;

/** The engine as the checks use it. */
@FunctionalInterface
interface ProgramAnalyzer {

  /** Analyses a program: the units that can matter to a finding. */
  AnalysisResult analyze(Program program);

  /**
   * Returns whether a source text may concern what this analysis looks for. A unit matters if its
   * text does, or if it has to do with one that matters.
   */
  default boolean mayConcern(String text) {
    return true;
  }
}
