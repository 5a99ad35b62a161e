// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import dev.tensorlint.rules.source.SourceFile;

/**
 * The bar that marks a place over several lines.
 *
 * @param slot its column in the margin, from 0
 */
record Bracket(Label label, int slot) {

  boolean overlaps(Label other) {
    return label.startLine() <= other.endLine() && other.startLine() <= label.endLine();
  }

  /** Returns whether nothing but blanks stands before the place in its first line. */
  boolean startsItsLine() {
    SourceFile file = label.place().file();
    int start = label.place().span().start();
    return file.text().substring(file.lines().startOf(label.startLine()), start).isBlank();
  }

  void drawBar(Row row) {
    row.put(slot, "|", label.style());
  }

  void drawCorner(Row row) {
    row.put(slot, "/", label.style());
  }

  /** Draws the line from the margin to a column, with the mark at its end. */
  void drawTo(int column, Row row) {
    String line = "_".repeat(Math.max(0, column - slot - 1)) + label.mark();
    row.put(slot + 1, line, label.style());
  }
}
