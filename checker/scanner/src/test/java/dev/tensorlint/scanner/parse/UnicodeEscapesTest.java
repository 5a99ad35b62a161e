// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.SourceFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class UnicodeEscapesTest {

  private static String translated(String text) {
    return UnicodeEscapes.of(SourceFile.of("A.java", text)).text();
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "\\u0061b, ab",
        "a\\uuu0062, ab",
        "\\\\u0061, \\\\u0061",
        "\\\\\\u0061, \\\\a",
        "\\u005c\\u005c, \\\\",
        "\\u00, \\u00",
        "\\u00g1, \\u00g1",
        "\\n\\u0041\\, \\nA\\"
      })
  void translatesWhatTheLanguageDoes(String written, String text) {
    assertEquals(text, translated(written));
  }

  @Test
  void isTheSameTextWithoutAny() {
    String text = "class A { String s = \"\\n\"; }";
    assertSame(text, translated(text));
  }

  @Test
  void placesAreThoseOfTheFile() {
    SourceFile file =
        SourceFile.of(
            "A.java",
            "class A {\n  String \\u0061b = \\u0022x\\u0022, c = \"y\"; // \\u000a int d;\n int e; }");
    CompilationUnit unit = new SourceParser().parse(file).unit();
    assertNotNull(unit);
    Spans spans = new Spans(file);
    assertEquals(
        "[\\u0061b = \\u0022x\\u0022, c = \"y\", d, e]",
        unit.findAll(VariableDeclarator.class).stream()
            .map(each -> file.textOf(spans.of(each)))
            .toList()
            .toString());
    VariableDeclarator first = unit.findAll(VariableDeclarator.class).get(0);
    assertEquals("ab", first.getNameAsString());
    assertEquals("\\u0061b", file.textOf(spans.of(first.getName())));
    assertEquals("x", unit.findAll(StringLiteralExpr.class).get(0).getValue());
  }

  @Test
  void problemsToo() {
    Diagnostic problem =
        new SourceParser()
            .parse(SourceFile.of("A.java", "class \\u0041 { int \\u0061 = ; }"))
            .problem();
    assertNotNull(problem);
    assertEquals(29, problem.column());
  }
}
