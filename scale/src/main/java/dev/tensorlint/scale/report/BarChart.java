// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.report;

import dev.tensorlint.report.html.Markup;
import java.util.List;
import java.util.Locale;

/** The first rows of an answer as horizontal bars, as SVG. */
final class BarChart {

  private static final int MOST_BARS = 15;
  private static final int MOST_CHARACTERS = 44;
  private static final int WIDTH = 1000;
  private static final int LEFT = 330;
  private static final int RIGHT = 90;
  private static final int STEP = 24;

  private BarChart() {}

  /** Returns the chart that the question asks for; empty if it asks for none, or has no rows. */
  static String of(Answer answer) {
    int label = answer.columns().indexOf(answer.question().label());
    int value = answer.columns().indexOf(answer.question().value());
    if (label < 0 || value < 0 || answer.rows().isEmpty()) {
      return "";
    }
    List<List<String>> rows = answer.rows().stream().limit(MOST_BARS).toList();
    double top = rows.stream().mapToDouble(row -> number(row.get(value))).max().orElse(0);
    StringBuilder svg = new StringBuilder();
    svg.append("<svg viewBox=\"0 0 " + WIDTH + " " + rows.size() * STEP + "\" role=\"img\">")
        .append("<title>" + Markup.escape(answer.question().title()) + "</title>\n");
    for (int i = 0; i < rows.size(); i++) {
      bar(svg, rows.get(i).get(label), rows.get(i).get(value), top, i * STEP);
    }
    return svg.append("</svg>\n").toString();
  }

  private static void bar(StringBuilder svg, String label, String value, double top, int y) {
    double length = top <= 0 ? 0 : (WIDTH - LEFT - RIGHT) * Math.max(0, number(value)) / top;
    svg.append("<text class=\"label\" x=\"" + (LEFT - 8) + "\" y=\"" + (y + 16) + "\">")
        .append(Markup.escape(shortened(label)) + "<title>" + Markup.escape(label))
        .append("</title></text><rect x=\"" + LEFT + "\" y=\"" + (y + 4) + "\" height=\"15\"")
        .append(" width=\"" + String.format(Locale.ROOT, "%.1f", length) + "\" rx=\"2\"/>")
        .append("<text x=\"" + String.format(Locale.ROOT, "%.1f", LEFT + length + 6))
        .append("\" y=\"" + (y + 16) + "\">" + Markup.escape(value) + "</text>\n");
  }

  /** The end of a name says more than its start. */
  private static String shortened(String label) {
    int points = label.codePointCount(0, label.length());
    return points <= MOST_CHARACTERS
        ? label
        : "\u2026" + label.substring(label.offsetByCodePoints(label.length(), 1 - MOST_CHARACTERS));
  }

  private static double number(String value) {
    try {
      return Double.parseDouble(value);
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
