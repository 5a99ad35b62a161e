// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A question about a result: a file of SQL whose first lines are comments with a title, the columns
 * of a chart, and whether an earlier result is needed.
 *
 * @param label the column that names the bars of the chart; empty if there is none
 * @param value the column with their lengths
 * @param compares whether the tables of an earlier result are needed, {@code before_findings} and
 *     so on
 */
public record Question(String title, String label, String value, boolean compares, String sql) {

  private static final String FOLDER = "/dev/tensorlint/scale/questions/";

  /** Returns the questions that ship with TensorLint, in the order of the report. */
  public static List<Question> all() {
    return text("questions.txt").lines().map(each -> parse(text(each + ".sql"))).toList();
  }

  /** Reads a question. */
  static Question parse(String sql) {
    String chart = header(sql, "chart");
    String[] columns = chart.isEmpty() ? new String[] {"", ""} : chart.split(", *", 2);
    boolean compares = header(sql, "compares").equals("yes");
    return new Question(header(sql, "title"), columns[0], columns[1], compares, sql);
  }

  private static String header(String sql, String key) {
    String start = "-- " + key + ": ";
    return sql.lines()
        .filter(line -> line.startsWith(start))
        .map(line -> line.substring(start.length()).strip())
        .findFirst()
        .orElse("");
  }

  private static String text(String name) {
    try (InputStream in = Question.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
