// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import java.util.ArrayList;
import java.util.List;

/** Columns of text, each as wide as its widest cell. */
final class Table {

  private final List<List<String>> rows = new ArrayList<>();

  /** Adds a row; every row has the same number of cells. */
  void row(String... cells) {
    rows.add(List.of(cells));
  }

  /** Returns the rows as lines, two blanks between columns. */
  String render() {
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        String cell = row.get(column);
        line.append(cell).append(" ".repeat(width(column) - cell.length() + 2));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
