// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

/**
 * The part of a long line that is shown. What is left out on either side is an ellipsis, and marks
 * on it are drawn under the ellipsis.
 */
final class Window {

  /** Most columns of source that are shown. */
  private static final int WIDEST = 120;

  /** Columns that are shown before what does not fit. */
  static final int CONTEXT = 20;

  private static final String ELLIPSIS = "...";

  private final DisplayLine line;
  private final int from;
  private final int to;

  private Window(DisplayLine line, int from, int to) {
    this.line = line;
    this.from = from;
    this.to = to;
  }

  /** Returns how many columns of source are shown in a room, with an ellipsis on either side. */
  static int width(int room) {
    return Math.min(WIDEST, room - 2 * ELLIPSIS.length());
  }

  /**
   * Returns the part that shows as much as possible of the columns, the first ones at least.
   *
   * @param width columns of the part
   */
  static Window around(DisplayLine line, int start, int end, int width) {
    if (line.width() <= width) {
      return new Window(line, 0, line.width());
    }
    int wanted =
        Math.max(0, start - Math.max(Math.min(CONTEXT, width / 2), (width - (end - start)) / 2));
    int from = Math.min(wanted, line.width() - width);
    return new Window(line, from, from + width);
  }

  private boolean cutsLeft() {
    return from > 0;
  }

  private boolean cutsRight() {
    return to < line.width();
  }

  String text() {
    return (cutsLeft() ? ELLIPSIS : "") + line.text(from, to) + (cutsRight() ? ELLIPSIS : "");
  }

  /** Returns where a column of the line is in the window. */
  int columnOf(int column) {
    int shift = cutsLeft() ? ELLIPSIS.length() : 0;
    if (column < from) {
      return 0;
    }
    return column > to && cutsRight() ? to - from + shift : column - from + shift;
  }

  /** Returns where a range that ends before a column of the line ends in the window. */
  int endOf(int column) {
    if (column <= from && cutsLeft()) {
      return ELLIPSIS.length();
    }
    return column > to && cutsRight() ? columnOf(to) + ELLIPSIS.length() : columnOf(column);
  }
}
