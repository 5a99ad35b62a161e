// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import org.junit.jupiter.api.Test;

/** What is inserted below a line does not begin in it. */
final class OwnLinesTest {

  private static Fix.Edit edit(String text, int start, int end, String replacement) {
    return new Fix.Edit(
        new Place(SourceFile.of("A.java", text), new Span(start, end)), replacement);
  }

  private static String applied(Fix.Edit edit) {
    Span span = edit.place().span();
    return new StringBuilder(edit.place().file().text())
        .replace(span.start(), span.end(), edit.replacement())
        .toString();
  }

  @Test
  void linesThatAreInsertedBelowALineBeginBelowIt() {
    for (String newLine : new String[] {"\n", "\r\n"}) {
      Fix.Edit before = edit("a();" + newLine + "c();", 4, 4, newLine + "b();");
      Fix.Edit after = OwnLines.of(before);
      assertEquals(4 + newLine.length(), after.place().span().start());
      assertEquals("b();" + newLine, after.replacement());
      assertEquals(applied(before), applied(after));
    }
  }

  @Test
  void allElseStaysAsItIs() {
    Fix.Edit ofLine = edit("a();\nc();", 0, 1, "b");
    Fix.Edit withinLine = edit("a();\nc();", 0, 0, "\nb();");
    Fix.Edit atEnd = edit("a();", 4, 4, "\nb();");
    for (Fix.Edit each : new Fix.Edit[] {ofLine, withinLine, atEnd}) {
      assertSame(each, OwnLines.of(each));
    }
  }
}
