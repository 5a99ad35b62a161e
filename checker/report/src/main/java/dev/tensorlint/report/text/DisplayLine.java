// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import java.util.Arrays;

/**
 * A source line as a terminal shows it: tabs expanded, harmful characters replaced, and the column
 * of each character known.
 */
final class DisplayLine {

  private static final int TAB = 4;

  private final String text;
  private final int[] columns;

  private DisplayLine(String text, int[] columns) {
    this.text = text;
    this.columns = columns;
  }

  /**
   * @param line source line without its end
   */
  static DisplayLine of(String line) {
    StringBuilder text = new StringBuilder(line.length());
    int[] columns = new int[line.length() + 1];
    int column = 0;
    for (int i = 0; i < line.length(); ) {
      int codePoint = line.codePointAt(i);
      int next = i + Character.charCount(codePoint);
      Arrays.fill(columns, i, next, column);
      column += append(text, codePoint, column);
      i = next;
    }
    columns[line.length()] = column;
    return new DisplayLine(text.toString(), columns);
  }

  private static int append(StringBuilder text, int codePoint, int column) {
    if (codePoint == '\t') {
      int width = TAB - column % TAB;
      text.append(" ".repeat(width));
      return width;
    }
    int shown = Characters.shown(codePoint);
    text.appendCodePoint(shown);
    return Characters.width(shown);
  }

  String text() {
    return text;
  }

  int width() {
    return columns[columns.length - 1];
  }

  /** Returns the column, from 0, of an offset in the source line; the width for any after it. */
  int columnOf(int offset) {
    return columns[Math.max(0, Math.min(offset, columns.length - 1))];
  }

  /** Returns what stands in the columns from one up to, and without, another. */
  String text(int from, int to) {
    StringBuilder part = new StringBuilder();
    int column = 0;
    for (int codePoint : text.codePoints().toArray()) {
      int width = Characters.width(codePoint);
      if (column >= from && column + width <= to) {
        part.appendCodePoint(codePoint);
      }
      column += width;
    }
    return part.toString();
  }
}
