// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

final class LineTableTest {

  private static String positions(String text) {
    LineTable lines = LineTable.of(text);
    StringBuilder positions = new StringBuilder();
    for (int offset = 0; offset <= text.length(); offset++) {
      Position at = lines.positionOf(offset);
      positions.append(at.line()).append(':').append(at.column()).append(' ');
    }
    return positions.toString().strip();
  }

  @Test
  void linesEndAtLineFeed() {
    assertEquals("1:1 1:2 2:1 3:1 3:2", positions("a\n\nb"));
  }

  @Test
  void linesEndAtCarriageReturn() {
    assertEquals("1:1 1:2 2:1 3:1 3:2", positions("a\r\rb"));
  }

  @Test
  void bothTogetherAreOneEnd() {
    assertEquals("1:1 1:2 1:3 2:1 2:2 2:3 3:1", positions("a\r\nb\r\n"));
  }

  @Test
  void lineFeedThenCarriageReturnAreTwo() {
    assertEquals("1:1 1:2 2:1 3:1 3:2", positions("a\n\rb"));
  }

  @Test
  void aTabIsOneColumnAndAPairOfSurrogatesTwo() {
    assertEquals("1:1 1:2 1:3 1:4 1:5", positions("\ta\uD83D\uDE00"));
  }

  @Test
  void theEmptyTextHasOneLine() {
    assertEquals("1:1", positions(""));
    assertEquals(1, LineTable.of("").lineCount());
  }

  @Test
  void whatIsPastTheEndIsTheEnd() {
    LineTable lines = LineTable.of("ab\ncd");
    assertEquals(new Position(2, 3), lines.positionOf(99));
    assertEquals(5, lines.offsetOf(2, 99));
    assertEquals(new Position(1, 1), lines.positionOf(-1));
  }

  @Test
  void startsAndEndsOfLines() {
    LineTable lines = LineTable.of("ab\r\nc\n");
    assertEquals(3, lines.lineCount());
    assertEquals(0, lines.startOf(1));
    assertEquals(4, lines.endOf(1));
    assertEquals(4, lines.startOf(2));
    assertEquals(6, lines.endOf(2));
    assertEquals(6, lines.endOf(3));
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.strings().withChars("ab\t\r\n").ofMaxLength(60);
  }

  @Property
  void offsetsRoundTrip(@ForAll("texts") String text) {
    LineTable lines = LineTable.of(text);
    for (int offset = 0; offset <= text.length(); offset++) {
      Position at = lines.positionOf(offset);
      assertEquals(offset, lines.offsetOf(at.line(), at.column()));
    }
  }

  @Property
  void thereAreAsManyLinesAsJavaCounts(@ForAll("texts") String text) {
    assertEquals(text.split("\r\n|\r|\n", -1).length, LineTable.of(text).lineCount());
  }

  @Property
  void linesCoverTheText(@ForAll("texts") String text) {
    LineTable lines = LineTable.of(text);
    StringBuilder all = new StringBuilder();
    for (int line = 1; line <= lines.lineCount(); line++) {
      all.append(text, lines.startOf(line), lines.endOf(line));
    }
    assertEquals(text, all.toString());
  }
}
