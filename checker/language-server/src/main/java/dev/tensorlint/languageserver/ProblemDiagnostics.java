// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** What is wrong in configurations and models, as diagnostics of the protocol. */
final class ProblemDiagnostics {

  private ProblemDiagnostics() {}

  /** Returns a diagnostic from its place to the end of the line. */
  static Diagnostic of(dev.tensorlint.rules.finding.Diagnostic problem) {
    int line = Math.max(0, problem.line() - 1);
    Position start = new Position(line, Math.max(0, problem.column() - 1));
    Diagnostic diagnostic =
        new Diagnostic(new Range(start, new Position(line, Integer.MAX_VALUE)), problem.message());
    diagnostic.setSeverity(FindingDiagnostics.severity(problem.severity()));
    diagnostic.setSource(FindingDiagnostics.SOURCE);
    return diagnostic;
  }
}
