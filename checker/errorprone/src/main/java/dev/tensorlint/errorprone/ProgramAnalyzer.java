// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.ir.Program;

/** The engine as the checks use it. */
@FunctionalInterface
interface ProgramAnalyzer {

  /** Analyses a whole program. */
  AnalysisResult analyze(Program program);
}
