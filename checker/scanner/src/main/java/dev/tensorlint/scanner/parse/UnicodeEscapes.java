// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import com.github.javaparser.Position;
import com.github.javaparser.Range;
import dev.tensorlint.rules.source.LineTable;
import dev.tensorlint.rules.source.SourceFile;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A text whose Unicode escapes are translated (JLS 3.3), and where each of its characters stands in
 * the file. An escape may stand for any part of the code, a quote or the letter of a name, so the
 * parser gets the translated text.
 */
final class UnicodeEscapes {

  private static final int DIGITS = 4;

  private final SourceFile file;
  private final String text;
  private final LineTable lines;

  /** Offset in the file of each character and of the end, null where they are the same. */
  private final int @Nullable [] offsets;

  private UnicodeEscapes(SourceFile file, String text, int @Nullable [] offsets) {
    this.file = file;
    this.text = text;
    this.lines = offsets == null ? file.lines() : LineTable.of(text);
    this.offsets = offsets;
  }

  static UnicodeEscapes of(SourceFile file) {
    String written = file.text();
    if (!written.contains("\\u")) {
      return new UnicodeEscapes(file, written, null);
    }
    StringBuilder text = new StringBuilder(written.length());
    int[] offsets = new int[written.length() + 1];
    int at = 0;
    while (at < written.length()) {
      int end = end(written, at);
      boolean isEscape = end > at + 1 && written.charAt(at + 1) == 'u';
      offsets[text.length()] = at;
      if (isEscape) {
        text.append((char) Integer.parseInt(written, end - DIGITS, end, 16));
      } else {
        for (int i = at; i < end; i++) {
          offsets[text.length()] = i;
          text.append(written.charAt(i));
        }
      }
      at = end;
    }
    offsets[text.length()] = at;
    return new UnicodeEscapes(file, text.toString(), Arrays.copyOf(offsets, text.length() + 1));
  }

  /** Returns where a character ends, an escape, or a backslash and the one that it takes along. */
  private static int end(String written, int at) {
    if (written.charAt(at) != '\\' || at + 1 == written.length()) {
      return at + 1;
    }
    int digits = at + 1;
    while (digits < written.length() && written.charAt(digits) == 'u') {
      digits++;
    }
    if (digits == at + 1) {
      return written.charAt(digits) == '\\' ? at + 2 : at + 1;
    }
    return areDigits(written, digits) ? digits + DIGITS : at + 1;
  }

  private static boolean areDigits(String written, int from) {
    return from + DIGITS <= written.length()
        && written.substring(from, from + DIGITS).chars().allMatch(UnicodeEscapes::isDigit);
  }

  private static boolean isDigit(int c) {
    return c < 0x80 && Character.digit(c, 16) >= 0;
  }

  String text() {
    return text;
  }

  /** Returns where a character of the text is written. */
  dev.tensorlint.rules.source.Position written(int offset) {
    return file.positionOf(offsets == null ? offset : offsets[offset]);
  }

  Position written(Position position) {
    return offsets == null ? position : parserPosition(offsets[offset(position)]);
  }

  /** Returns where a range is written, from its first character to its last one. */
  Range written(Range range) {
    if (offsets == null) {
      return range;
    }
    int next = Math.min(offset(range.end) + 1, text.length());
    return new Range(written(range.begin), parserPosition(offsets[next] - 1));
  }

  private int offset(Position position) {
    int line = Math.min(Math.max(position.line, 1), lines.lineCount());
    return lines.offsetOf(line, position.column);
  }

  private Position parserPosition(int offset) {
    dev.tensorlint.rules.source.Position at = file.positionOf(offset);
    return new Position(at.line(), at.column());
  }
}
