// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LocalEnumTest {

  private static SourceParser.Outcome parse(String text) {
    return new SourceParser().parse(SourceFile.of("A.java", text));
  }

  /** Returns the texts of the local enums, in order. */
  private static List<String> enums(String text) {
    SourceFile file = SourceFile.of("A.java", text);
    SourceParser.Outcome outcome = new SourceParser().parse(file);
    assertNull(outcome.problem());
    CompilationUnit unit = outcome.unit();
    assertNotNull(unit);
    Spans spans = new Spans(file);
    List<Span> found = new ArrayList<>();
    unit.walk(LocalEnumStmt.class, each -> found.add(spans.of((Node) each)));
    unit.walk(
        LocalEnumStmt.class, each -> assertEquals(spans.of((Node) each), declared(each, spans)));
    return found.stream().sorted().map(file::textOf).toList();
  }

  private static Span declared(LocalEnumStmt stmt, Spans spans) {
    return spans.of((Node) stmt.declaration());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "enum E { }",
        "enum E{A}",
        "@Deprecated enum E { A, B; int f() { return 1; } }",
        "@SuppressWarnings({\"a\", \"}\"})\n  enum\n  E implements @Q({1}) I<String> /* { */ // {\n  { A }",
        "enum E { A(\"}\") { void f() { g('}'); } } }"
      })
  void isWhereItIsWritten(String declaration) {
    assertEquals(List.of(declaration), enums("class A { void f() { " + declaration + " g(); } }"));
    assertEquals(
        List.of(declaration), enums("class A { Runnable r = () -> {\r\n" + declaration + "}; }"));
    assertEquals(
        List.of(declaration),
        enums("class A { int f(int i) { switch (i) { case 1: " + declaration + " } } }"));
  }

  @Test
  void severalAndInEachOther() {
    String inner = "enum In { Z { int y() { enum Last { } return 1; } } }";
    String outer = "enum Out { A; void f() { " + inner + " } }";
    String text =
        "class A { enum Member { M } static { " + outer + " } int f() { enum G { B } return 1; } }";
    assertEquals(List.of(outer, inner, "enum Last { }", "enum G { B }"), enums(text));
  }

  @Test
  void manyInOneMethod() {
    String body = "enum E { A; int f() { return 1; } } g();".repeat(200);
    assertEquals(200, enums("class A { void f() { " + body + " } }").size());
  }

  /** The places are those of the first token that does not fit, enums or not. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "class A { void f() { enum E { A } int = 1; } } | 35 | unexpected \"int\"",
        "class A { void f() { enum E { A; int = 1; } } } | 38 | unexpected \"=\"",
        "class A { void f() { enum E { A | 29 | unexpected \"{\"",
        "class A { void f() { if (a) enum E { A } } } | 34 | unexpected name",
        "class A { void f() { for (enum E { A };;) { } } } | 40 | unexpected \";\"",
        "class A { void f() { enum E { A; void g() { enum F { B } 1 = 2; } } } } | 58 | this cannot be assigned to"
      })
  void whatIsBrokenIsTold(String text, int column, String what) {
    Diagnostic problem = parse(text).problem();
    assertNotNull(problem);
    assertEquals(
        "A.java:1:"
            + column
            + ": does not parse and is left out: "
            + what
            + "; fix the syntax error",
        problem.oneLine());
  }
}
