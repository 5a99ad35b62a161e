// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.source.Span;
import org.junit.jupiter.api.Test;

final class CodeExcerptTest {

  private static final String PLAIN = "List.of(a.tanh(), b(1, 2)).get(0)";

  private static String excerpt(String code, int longest) {
    return CodeExcerpt.of(code, new Span(0, code.length()), longest);
  }

  private static String excerpt(String code) {
    return excerpt(code, 100);
  }

  @Test
  void codeOnOneLineStaysAsItIs() {
    assertEquals(PLAIN, excerpt(PLAIN));
    assertEquals("new float[] {1, 2}", excerpt("new float[] {1, 2}"));
  }

  @Test
  void brokenLinesChangeNothing() {
    assertEquals(
        PLAIN,
        excerpt(
            "List\n    .of(\n        a\n            .tanh(),\n        b(\n  1,\n  2\n )"
                + "\n    )\n    .get( 0 )"));
  }

  @Test
  void commentsChangeNothing() {
    assertEquals(PLAIN, excerpt("List.of(/* a */ a.tanh(), // b\n b(1, 2) /* c */).get(0)"));
  }

  @Test
  void brokenLinesDoNotCountForTheLength() {
    assertEquals(excerpt(PLAIN, 20), excerpt(PLAIN.replace("(", "(\n        "), 20));
  }
}
