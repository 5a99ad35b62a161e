// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.suppression;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import java.util.ArrayList;
import java.util.List;

/** What is wrong with suppressions. */
final class Problems {

  private final List<Diagnostic> diagnostics = new ArrayList<>();

  void warn(Place at, String message) {
    diagnostics.add(diagnostic(Severity.WARNING, at, message));
  }

  List<Diagnostic> diagnostics() {
    return List.copyOf(diagnostics);
  }

  static Diagnostic diagnostic(Severity severity, Place at, String message) {
    return new Diagnostic(
        severity,
        at.file().path(),
        at.start().line(),
        at.start().column(),
        message,
        Diagnostic.Subject.SUPPRESSION);
  }
}
