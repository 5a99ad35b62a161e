// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.javaparser.ast.Node;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Programs that javac 25 accepts parse, and each node of their trees has a place in the text. */
final class LegalSyntaxTest {

  private static final Path PROGRAMS = Path.of("src/test/resources/syntax/legal.txt");
  private static final String TITLE = "--- ";

  @TestFactory
  List<DynamicTest> programs() throws IOException {
    return Stream.of(Files.readString(PROGRAMS).split("(?m)^" + TITLE))
        .filter(each -> !each.isEmpty())
        .map(LegalSyntaxTest::test)
        .toList();
  }

  private static DynamicTest test(String program) {
    int end = program.indexOf('\n');
    return DynamicTest.dynamicTest(
        program.substring(0, end), () -> parses(program.substring(end + 1)));
  }

  private static void parses(String text) {
    SourceFile file = SourceFile.of("A.java", text);
    SourceParser.Outcome outcome = new SourceParser().parse(file);
    assertNull(outcome.problem());
    assertNotNull(outcome.unit());
    outcome.unit().walk(node -> isInside(node, file));
  }

  private static void isInside(Node node, SourceFile file) {
    node.getRange().ifPresent(range -> assertTrue(range.begin.isBeforeOrEqual(range.end)));
    node.getRange().ifPresent(range -> assertTrue(range.end.line <= file.lines().lineCount()));
  }

  /** The lexer of the parser takes the three words for one; the file is left out, and says why. */
  @Test
  void whatDoesNotParse() {
    String text = "class A { int m(int non, int sealed) {\n return non-sealed; } }";
    Diagnostic problem = new SourceParser().parse(SourceFile.of("A.java", text)).problem();
    assertNotNull(problem);
    assertEquals(
        "A.java:2:2: does not parse and is left out: unexpected \"return\"; fix the syntax error",
        problem.oneLine());
  }
}
