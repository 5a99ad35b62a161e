// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

/**
 * Columns to be underlined, and the note that goes with them.
 *
 * @param start first column, from 0
 * @param end column after the last one, greater than {@code start}
 */
record Mark(int start, int end, Label label) {

  static Mark of(Label label, DisplayLine line, Window window) {
    int start = window.columnOf(line.columnOf(label.startInLine()));
    int end = window.endOf(line.columnOf(label.endInLine()));
    return new Mark(start, Math.max(start + 1, end), label);
  }

  boolean hasNote() {
    return !label.note().isEmpty();
  }

  String underline() {
    return String.valueOf(label.mark()).repeat(end - start);
  }

  Style style() {
    return label.style();
  }
}
