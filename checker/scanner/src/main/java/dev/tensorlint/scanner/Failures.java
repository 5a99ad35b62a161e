// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.source.SourceFile;

/** Diagnostics of what went wrong in the scanner itself. */
final class Failures {

  private Failures() {}

  /**
   * @param offset where in the file it went wrong
   * @param task what could not be done, as a participle
   */
  static Diagnostic diagnostic(SourceFile file, int offset, String task, Throwable failure) {
    Position at = file.positionOf(offset);
    String what =
        failure instanceof StackOverflowError
            ? "its expressions are nested too deeply"
            : failure + at(failure);
    return new Diagnostic(
        Severity.ERROR,
        file.path(),
        at.line(),
        at.column(),
        "could not be " + task + " and is left out: " + what + "; please report this");
  }

  private static String at(Throwable failure) {
    StackTraceElement[] trace = failure.getStackTrace();
    return trace.length == 0 ? "" : " at " + trace[0];
  }
}
