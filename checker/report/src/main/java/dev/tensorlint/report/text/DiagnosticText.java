// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import dev.tensorlint.rules.finding.Diagnostic;

/** A diagnostic on one line, as it goes to standard error. */
public final class DiagnosticText {

  private DiagnosticText() {}

  /** Returns {@code severity: path:line:column: message}. */
  public static String of(Diagnostic diagnostic, Palette palette) {
    String severity = diagnostic.severity().label() + ":";
    String rest = PlainText.oneLine(diagnostic.oneLine());
    return palette.paint(Style.of(diagnostic.severity()), severity) + " " + rest;
  }
}
