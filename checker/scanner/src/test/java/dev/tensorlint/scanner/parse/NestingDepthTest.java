// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.tensorlint.rules.source.SourceFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NestingDepthTest {

  private static final int MANY = 200_000;

  private static int excess(String text) {
    return NestingDepth.excess(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "( | 1 | )",
        "! | a | ``",
        "` (int) ` | a | ``",
        "a. | a | ``",
        "a+ | a | ``",
        "`a ? b : ` | a | ``",
        "`x -> ` | a | ``",
        "`() -> { return ` | a | ;}",
        "`if (a) ` | `b();` | ``",
        "`if (a) b(); else ` | `b();` | ``",
        "`if (a) { } else ` | `b();` | ``",
        "`if (a) do b(); while (c); else ` | `b();` | ``",
        "`if (a) try { } finally { } else ` | `b();` | ``",
        "`while (a) ` | `b();` | ``",
        "`do ` | `b();` | `while (a);`",
        "`f(a, ` | a | )",
        "`a < b && new A() {} instanceof B && ` | a | ``",
        "`l: ` | `b();` | ``",
        "`@A(` | 1 | )",
        "`new int[][] {{1}, ` | 1 | }",
        "`synchronized (a) {` | `b();` | }",
      })
  void whatNestsIsRefused(String before, String inside, String after) {
    assertNotEquals(-1, excess(before.repeat(MANY) + inside + after.repeat(MANY)));
    assertEquals(-1, excess(before.repeat(300) + inside + after.repeat(300)));
  }

  /** The parser's time grows with the cube of their depth. */
  @Test
  void typeArgumentsInTypeArgumentsAreRefusedEarlier() {
    String before = "class X { void f() { A x = ";
    assertEquals(-1, excess(before + "Map<A, ".repeat(100) + "A" + ">".repeat(100)));
    assertNotEquals(-1, excess(before + "Map<A, ".repeat(101) + "A" + ">".repeat(101)));
    assertNotEquals(-1, excess(before + "a.B<? extends @C D & ".repeat(101)));
    assertEquals(-1, excess(before + "a < b && ".repeat(300) + "c; }"));
    // Both may be the beginning of type arguments, and the parser looks ahead to see.
    assertNotEquals(-1, excess(before + "{" + "a < b, ".repeat(101)));
    assertEquals(-1, excess(before + "{" + "(a < b), ".repeat(300)));
    assertEquals(-1, excess("List<A> a;\n".repeat(300)));
    assertEquals(-1, excess("if (a < 1) b = c[d < 2 ? 0 : 1];\n".repeat(300)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "void f() { g(); }\n",
        "<T> void f() {}\n",
        "int x = a + b;\n",
        "f(a).g(b);\n",
        "@A int y;\n",
        "@A class X {}\n",
        "A(1) { void f() {} },\n",
        "case 1: \n",
        "case 1 -> f();\n",
        "{1, 2},\n",
        "Map<A, B> a, ",
        "// ((((((\n",
        "/* (((( */\n",
        "\"((((\", \n",
        "if (a) { } else if (b) { } else { }\n f();"
      })
  void whatFollowsEachOtherIsNot(String text) {
    assertEquals(-1, excess("class A {" + text.repeat(11_000) + "}"));
  }

  @Test
  void theLineIsTold() {
    String text = "class A {\n  int x = 1;\n  int y = " + "(".repeat(MANY) + ";\n}\n";
    SourceParser.Outcome outcome = new SourceParser().parse(SourceFile.of("A.java", text));
    assertEquals(
        "A.java:3:1010: is nested too deeply here and is left out; split the expression or"
            + " statement",
        String.valueOf(outcome.problem() == null ? null : outcome.problem().oneLine()));
  }
}
