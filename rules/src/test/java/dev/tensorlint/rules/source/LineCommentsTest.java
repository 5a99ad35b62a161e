// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is a comment, and what only looks like one. */
final class LineCommentsTest {

  static List<Arguments> texts() {
    return List.of(
        Arguments.of("", List.of()),
        Arguments.of("int i; // one\n// two\r\nint j; //", List.of("// one", "// two", "//")),
        Arguments.of("String s = \"// no\"; // yes", List.of("// yes")),
        Arguments.of("String s = \"\\\"// no\"; // yes", List.of("// yes")),
        Arguments.of("char c = '\"'; // yes", List.of("// yes")),
        Arguments.of("char c = '\\''; // yes", List.of("// yes")),
        Arguments.of("/* // no\n * // no */ // yes", List.of("// yes")),
        Arguments.of("/** // no */", List.of()),
        Arguments.of("s = \"\"\"\n  // no\n  \\\"\"\" // no\n  \"\"\"; // yes", List.of("// yes")),
        Arguments.of("s = \"\"; // yes", List.of("// yes")),
        Arguments.of("// one /* no", List.of("// one /* no")),
        Arguments.of("// one \"\n// two", List.of("// one \"", "// two")),
        Arguments.of("broken \" string\n// yes", List.of("// yes")),
        Arguments.of("a / b /* open // no", List.of()));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void onlyCommentsAreFound(String text, List<String> comments) {
    List<String> found =
        LineComments.of(text).stream()
            .map(span -> text.substring(span.start(), span.end()))
            .toList();
    assertEquals(comments, found);
  }
}
