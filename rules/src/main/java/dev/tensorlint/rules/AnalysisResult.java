// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import java.util.List;

/**
 * What an analysis says.
 *
 * @param findings findings that are not suppressed, in {@link Finding#ORDER}
 * @param diagnostics what the user must know of the run, in {@link Diagnostic#ORDER}
 * @param methodsAnalysed methods, constructors and initializers with a body that were analysed
 * @param methodsNotAnalysed those that were given up past the step budget, each with a diagnostic
 * @param suppressed findings that a comment or an annotation suppresses, one for each place
 * @param steps the work that the bodies of the program took, a measure of its size that is the same
 *     on every machine; see {@link dev.tensorlint.rules.work.Work}
 */
public record AnalysisResult(
    List<Finding> findings,
    List<Diagnostic> diagnostics,
    int methodsAnalysed,
    int methodsNotAnalysed,
    int suppressed,
    long steps) {

  public AnalysisResult {
    findings = List.copyOf(findings);
    diagnostics = List.copyOf(diagnostics);
  }
}
