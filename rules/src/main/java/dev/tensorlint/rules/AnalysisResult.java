// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import java.util.List;

/**
 * The result of an analysis.
 *
 * @param findings findings that are not suppressed, in {@link Finding#ORDER}
 * @param diagnostics problems of the run itself, in {@link Diagnostic#ORDER}
 * @param methodsAnalysed methods, constructors and initializers with a body that were analysed
 * @param methodsNotAnalysed those that exceeded the step budget, each with a diagnostic
 * @param suppressed findings that a comment or an annotation suppresses, one for each place
 * @param leftOut findings that a setting leaves out
 * @param steps the work spent on the bodies of the program, the same on every machine; see {@link
 *     dev.tensorlint.rules.work.Work}
 */
public record AnalysisResult(
    List<Finding> findings,
    List<Diagnostic> diagnostics,
    int methodsAnalysed,
    int methodsNotAnalysed,
    int suppressed,
    LeftOut leftOut,
    long steps) {

  public AnalysisResult {
    findings = List.copyOf(findings);
    diagnostics = List.copyOf(diagnostics);
  }
}
