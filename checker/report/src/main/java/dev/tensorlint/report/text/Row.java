// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import java.util.ArrayList;
import java.util.List;

/** One line of a drawing, with a style for each column. */
final class Row {

  private static final Cell BLANK = new Cell(" ", Style.PLAIN);

  private record Cell(String glyph, Style style) {}

  private final List<Cell> cells = new ArrayList<>();

  /** Writes text over what is there; each code point goes to a column of its own. */
  Row put(int column, String text, Style style) {
    int at = column;
    for (int codePoint : text.codePoints().toArray()) {
      set(at++, new Cell(Character.toString(codePoint), style));
    }
    return this;
  }

  private void set(int column, Cell cell) {
    while (cells.size() <= column) {
      cells.add(BLANK);
    }
    cells.set(column, cell);
  }

  /** Writes this row's marks over another row, moved to the right. */
  void drawOn(Row target, int shift) {
    for (int i = 0; i < cells.size(); i++) {
      if (!cells.get(i).equals(BLANK)) {
        target.set(i + shift, cells.get(i));
      }
    }
  }

  String render(Palette palette) {
    StringBuilder line = new StringBuilder();
    int start = 0;
    while (start < cells.size()) {
      int end = endOfRun(start);
      line.append(palette.paint(cells.get(start).style(), glyphs(start, end)));
      start = end;
    }
    return line.toString();
  }

  private int endOfRun(int start) {
    int end = start;
    while (end < cells.size() && cells.get(end).style() == cells.get(start).style()) {
      end++;
    }
    return end;
  }

  private String glyphs(int start, int end) {
    StringBuilder text = new StringBuilder();
    cells.subList(start, end).forEach(cell -> text.append(cell.glyph()));
    return text.toString();
  }
}
