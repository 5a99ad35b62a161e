// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scripts of both languages as statements. */
class ScriptTest {

  @Test
  void commentsAndBracesInStringsAreNoBlocks() throws Exception {
    assertEquals(
        List.of("a <\"}\">", "b {}"),
        groovy(
            """
            a "}" // {
            /* b { */ b { /* } */ }
            """));
  }

  @Test
  void commentsNestInKotlinOnly() throws Exception {
    assertEquals(List.of("b"), kotlin("/* a /* c */ d */ b"));
    assertEquals(List.of("d * / b"), groovy("/* a /* c */ d */ b"));
  }

  @Test
  void lineEndsEndStatementsUnlessTheyGoOn() throws Exception {
    assertEquals(
        List.of("a ()", "b = <\"1\"> + <\"2\">", "c () . d ()", "e", "f"),
        kotlin(
            """
            a(1,
              2)
            b = "1" +

                "2"
            c()

              .d()


            e; f
            """));
  }

  @Test
  void insertionsAreExpressions() throws Exception {
    assertEquals(List.of("a <\"x:${v.w}:y\">"), groovy("a \"x:$v.w:y\""));
    assertEquals(List.of("a <\"x:${v}.w\">"), kotlin("a \"x:$v.w\""));
    assertEquals(List.of("a <\"${f()}-\">"), kotlin("a \"${f(\"}\" + \"${1}\")}-\""));
    assertEquals(List.of("a <\"$v ${'$'}\">".replace("${'$'}", "$")), groovy("a '$v $'"));
  }

  @Test
  void escapesAndLongStringsAreRead() throws Exception {
    assertEquals(List.of("a <\"\"b$c\">"), groovy("a \"\\\"b\\$c\""));
    assertEquals(List.of("a <\"x\\n\ny\">"), kotlin("a \"\"\"x\\n\ny\"\"\""));
    assertEquals(List.of("a <\"it's\">"), groovy("a '''it's'''"));
  }

  @Test
  void slashesAreStringsWhereAValueIsExpected() throws Exception {
    assertEquals(List.of("a = <\"}\\d\">", "b = c / d / e"), groovy("a = /}\\d/\nb = c / d / e"));
  }

  @Test
  void aNameBetweenBackquotesIsAName() throws Exception {
    assertEquals(List.of("java-library"), kotlin("`java-library`"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a {", "a }", "a (}", "a \"b", "a \"b\nc\"", "/* a", "a \"${b", "`a", "a '''b''"})
  void whatDoesNotEndIsReported(String text) {
    assertThrows(UnreadableScriptException.class, () -> groovy(text));
  }

  @Test
  void theLineIsThatOfTheOpenBracket() {
    assertEquals(
        2, assertThrows(UnreadableScriptException.class, () -> groovy("a\nb {\n\n")).line());
  }

  @ParameterizedTest
  @ValueSource(strings = {"(", "{", "[", "\"${"})
  void deepNestingIsReportedInsteadOfAnOverflow(String open) {
    assertThrows(UnreadableScriptException.class, () -> kotlin(open.repeat(100_000)));
  }

  @Test
  void aQuoteIsShortAndPrintable() throws Exception {
    String text = "a('\u001b[31m\u202e')\nb { " + "b".repeat(500) + " }";
    Script script = Script.parse(Path.of("build.gradle"), text);
    assertEquals("a('?[31m?')", script.quote(script.statements().get(0).span()));
    assertEquals(60, script.quote(new Span(0, text.length(), 1)).length());
  }

  private static List<String> groovy(String text) throws Exception {
    return statements("build.gradle", text);
  }

  private static List<String> kotlin(String text) throws Exception {
    return statements("build.gradle.kts", text);
  }

  private static List<String> statements(String name, String text) throws Exception {
    return Script.parse(Path.of(name), text).statements().stream()
        .map(statement -> text(statement.nodes()))
        .toList();
  }

  private static String text(List<Node> nodes) {
    return nodes.stream().flatMap(ScriptTest::text).collect(joining(" "));
  }

  private static Stream<String> text(Node node) {
    if (node instanceof Node.Word word) {
      return Stream.of(word.text());
    }
    if (node instanceof Node.Mark mark) {
      return Stream.of(String.valueOf(mark.sign()));
    }
    if (node instanceof Node.Group group) {
      return Stream.of(group.open() == '(' ? "()" : group.open() == '[' ? "[]" : "{}");
    }
    String pieces =
        ((Node.Text) node)
            .pieces().stream()
                .map(
                    piece ->
                        piece.inserted().isEmpty()
                            ? piece.literal()
                            : "${" + text(piece.inserted()).replace(" ", "") + "}")
                .collect(joining());
    return Stream.of("<\"" + pieces + "\">");
  }
}
