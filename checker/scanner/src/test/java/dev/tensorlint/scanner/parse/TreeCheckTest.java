// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.github.javaparser.Range;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.type.VarType;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.SourceFile;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TreeCheckTest {

  private static SourceParser.Outcome parse(String text) {
    return new SourceParser().parse(SourceFile.of("A.java", text));
  }

  private static CompilationUnit unit(String body) {
    SourceParser.Outcome outcome = parse("class A { void f() { " + body + " } }");
    assertNull(outcome.problem());
    CompilationUnit unit = outcome.unit();
    assertNotNull(unit);
    return unit;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "try { g(); } | 22 | \"try\" without \"catch\", \"finally\" or resources",
        "for (int i, j : all) { } | 22 | a for-each loop has one variable",
        "g() = 1; | 22 | this cannot be assigned to",
        "x = (1) += 2; | 26 | this cannot be assigned to"
      })
  void whatTheGrammarTakesAndJavaDoesNot(String body, int column, String what) {
    Diagnostic problem = parse("class A { void f() { " + body + " } }").problem();
    assertNotNull(problem);
    assertEquals(
        "A.java:1:"
            + column
            + ": does not parse and is left out: "
            + what
            + "; fix the syntax error",
        problem.oneLine());
  }

  @Test
  void theFirstInTheTextIsTold() {
    Diagnostic problem = parse("class A {\n void f() {\n 1 = 2;\n try { } } }").problem();
    assertNotNull(problem);
    assertEquals(3, problem.line());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "try (r) { }",
        "try { } finally { }",
        "for (var each : all) { }",
        "(x) = 1; a[0] = 1; this.y = 1;",
        "private int local = 1;"
      })
  void whatCanBeTranslatedParses(String body) {
    unit(body);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "var a = 1; for (var b : c) { } | 2",
        "f((var x, var y) -> x); | 2",
        "Class<?> c = var.class; int var = 1; var(); | 0",
        "if (o instanceof P(var x)) { } | 1"
      })
  void varIsAType(String body, int count) {
    assertEquals(count, unit(body).findAll(VarType.class).size());
  }

  @Test
  void nodesHaveARangeAndNoTokens() {
    CompilationUnit unit = unit("var a = b + 1;");
    List<Node> all = unit.findAll(Node.class);
    assertEquals(List.of(), all.stream().filter(each -> each.getTokenRange().isPresent()).toList());
    Range ofType = unit.findFirst(VarType.class).flatMap(Node::getRange).orElseThrow();
    assertEquals(Range.range(1, 22, 1, 24), ofType);
  }
}
