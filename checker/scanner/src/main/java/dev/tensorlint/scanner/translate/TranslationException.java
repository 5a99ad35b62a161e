// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Fault;
import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.source.SourceFile;

/**
 * A file could not be translated for want of memory, stack or budget, or by a fault of the
 * translator.
 */
public final class TranslationException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int offset;

  public TranslationException(int offset, Throwable cause) {
    super(cause);
    this.offset = offset;
  }

  /** Returns the diagnostic of the file, at the declaration that was being translated. */
  public Diagnostic diagnostic(SourceFile file) {
    Position at = file.positionOf(offset);
    Throwable cause = getCause() == null ? this : getCause();
    if (cause instanceof TranslationBudget.Exhausted) {
      return Diagnostic.gap(
          file.path(),
          at.line(),
          at.column(),
          "is not translated and is left out: calls are nested too deeply in lambdas of calls",
          "move the inner ones into methods of their own");
    }
    return Fault.of(cause)
        .diagnostic(file.path(), at.line(), at.column(), "is not translated and is left out");
  }
}
