// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import org.junit.jupiter.api.Test;

class DiagnosticTextTest {

  @Test
  void aPlaceIsShownAsFarAsItIsKnown() {
    assertEquals(
        "error: a/A.java:3:7: expected a type",
        DiagnosticText.of(
            new Diagnostic(Severity.ERROR, "a/A.java", 3, 7, "expected a type"), Palette.PLAIN));
    assertEquals(
        "warning: lib.jar: not found, its types are unknown",
        DiagnosticText.of(
            Diagnostic.warning("lib.jar", "not found, its types are unknown"), Palette.PLAIN));
    assertEquals(
        "note: nothing to do",
        DiagnosticText.of(
            new Diagnostic(Severity.NOTE, null, 0, 0, "nothing to do"), Palette.PLAIN));
  }

  @Test
  void aNameCannotWriteToTheTerminal() {
    assertEquals(
        "error: a\u241b[2J b.java: unreadable",
        DiagnosticText.of(Diagnostic.error("a\u001b[2J\nb.java", "unreadable"), Palette.PLAIN));
  }

  @Test
  void onlyTheSeverityIsColoured() {
    assertEquals(
        "\u001b[1;31merror:\u001b[0m x: y",
        DiagnosticText.of(Diagnostic.error("x", "y"), Palette.ANSI));
  }
}
