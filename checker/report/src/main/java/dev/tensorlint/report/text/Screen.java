// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Where a text is read.
 *
 * @param columns how many there are in a line; {@link #UNBOUNDED} where the text is no terminal's
 */
public record Screen(Palette palette, int columns) {

  /** The columns of a file, of a pipe, and of a terminal that does not say how wide it is. */
  public static final int UNBOUNDED = Integer.MAX_VALUE;

  /** A file: no colours, and lines as long as they are. */
  public static final Screen PLAIN = new Screen(Palette.PLAIN, UNBOUNDED);

  /** A narrower terminal wraps by itself: what is left of a line would be no text any more. */
  private static final int NARROWEST = 40;

  public Screen {
    columns = Math.max(NARROWEST, columns);
  }

  /** Returns how many columns are left beside a frame. */
  int beside(int frame) {
    return columns == UNBOUNDED ? UNBOUNDED : Math.max(NARROWEST / 2, columns - frame);
  }

  /**
   * Returns a text in lines that fit, broken at blanks.
   *
   * @param first columns before the first line
   * @param others columns before each other line
   */
  List<String> wrapped(String text, int first, int others) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    int room = beside(first);
    while (Characters.width(rest) > room) {
      int end = lastBlank(rest, room);
      if (end <= 0) {
        break;
      }
      lines.add(rest.substring(0, end));
      rest = rest.substring(end + 1);
      room = beside(others);
    }
    lines.add(rest);
    return lines;
  }

  /** Returns the last blank at which what is before it fits, else the first; -1 for none. */
  private static int lastBlank(String text, int room) {
    int last = -1;
    for (int at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
      if (last > 0 && Characters.width(text.substring(0, at)) > room) {
        return last;
      }
      last = at;
    }
    return last;
  }
}
