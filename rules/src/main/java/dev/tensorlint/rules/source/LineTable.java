// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Maps offsets to lines and columns and back. Lines end at CR, LF or CR LF, as in the Java Language
 * Specification, section 3.4.
 */
public final class LineTable {

  private final int[] starts;
  private final int length;

  private LineTable(int[] starts, int length) {
    this.starts = starts;
    this.length = length;
  }

  public static LineTable of(String text) {
    int[] starts = new int[16 + text.length() / 32];
    int count = 1;
    int feed = text.indexOf('\n');
    int carriage = text.indexOf('\r');
    while (feed >= 0 || carriage >= 0) {
      boolean endsWithFeed = carriage < 0 || (feed >= 0 && feed <= carriage + 1);
      int next = (endsWithFeed ? feed : carriage) + 1;
      if (count == starts.length) {
        starts = Arrays.copyOf(starts, count * 2);
      }
      starts[count++] = next;
      feed = feed >= 0 && feed < next ? text.indexOf('\n', next) : feed;
      carriage = carriage >= 0 && carriage < next ? text.indexOf('\r', next) : carriage;
    }
    return new LineTable(Arrays.copyOf(starts, count), text.length());
  }

  /**
   * Returns the table of a text whose lines are known.
   *
   * @param starts where each line starts, as {@link #starts} says; not changed any more
   * @param length of the text
   */
  public static LineTable ofStarts(int[] starts, int length) {
    return new LineTable(starts, length);
  }

  /** Returns where each line starts. */
  public IntStream starts() {
    return Arrays.stream(starts);
  }

  public int lineCount() {
    return starts.length;
  }

  /** Returns the position of an offset; an offset past the end is the end. */
  public Position positionOf(int offset) {
    int bounded = Math.max(0, Math.min(offset, length));
    int found = Arrays.binarySearch(starts, bounded);
    int line = found >= 0 ? found : -found - 2;
    return new Position(line + 1, bounded - starts[line] + 1);
  }

  /** Returns the offset of a line and column, both counted from 1. */
  public int offsetOf(int line, int column) {
    return Math.min(length, starts[line - 1] + column - 1);
  }

  /** Returns the offset at which a line starts, the line counted from 1. */
  public int startOf(int line) {
    return starts[line - 1];
  }

  /** Returns the offset after a line, its line end included. */
  public int endOf(int line) {
    return line < starts.length ? starts[line] : length;
  }
}
