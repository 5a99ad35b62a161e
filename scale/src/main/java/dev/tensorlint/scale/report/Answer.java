// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.report;

import java.util.List;

/**
 * The answer to a question.
 *
 * @param columns names of the columns
 * @param numeric whether the column has numbers
 * @param rows texts of the cells
 */
public record Answer(
    Question question, List<String> columns, List<Boolean> numeric, List<List<String>> rows) {

  public Answer {
    columns = List.copyOf(columns);
    numeric = List.copyOf(numeric);
    rows = List.copyOf(rows);
  }

  /** Returns the answer as text, tabs between the columns. */
  public String text() {
    StringBuilder text = new StringBuilder(String.join("\t", columns)).append('\n');
    for (List<String> row : rows) {
      text.append(String.join("\t", row.stream().map(Answer::oneLine).toList())).append('\n');
    }
    return text.toString();
  }

  private static String oneLine(String cell) {
    return cell.replaceAll("\\p{Cntrl}", " ");
  }
}
