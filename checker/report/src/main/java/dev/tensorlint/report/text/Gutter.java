// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

/**
 * Writes lines with the frame on their left: number, bar, arrow.
 *
 * @param width columns of the largest line number of the finding
 */
record Gutter(int width, Screen screen, StringBuilder out) {

  private Palette palette() {
    return screen.palette();
  }

  /**
   * Returns the columns right of the frame.
   *
   * @param margin columns that stand between the frame and the source
   */
  int room(int margin) {
    return screen.beside(width + " | ".length() + margin);
  }

  /** Writes where a file is quoted from. */
  void location(String arrow, String location) {
    line(" ".repeat(width) + palette().paint(Style.FRAME, arrow) + " " + location);
  }

  /** Writes a source line. */
  void source(int number, Row row) {
    framed(String.format("%" + width + "d |", number), row);
  }

  /** Writes a row below a source line. */
  void below(Row row) {
    framed(" ".repeat(width) + " |", row);
  }

  /** Writes a row that stands for lines left out. */
  void elision(Row row) {
    String dots = String.format("%-" + (width + 2) + "s", "...");
    join(palette().paint(Style.FRAME, dots), row);
  }

  /** Writes the bar alone. */
  void blank() {
    below(new Row());
  }

  /** Writes a line of advice below the excerpts. */
  void advice(String word, String text) {
    String sign = palette().paint(Style.FRAME, "=");
    String head = palette().paint(Style.STRONG, word + ":");
    int indent = width + 1 + ("= " + word + ": ").length();
    String lines = String.join("\n" + " ".repeat(indent), screen.wrapped(text, indent, indent));
    line(" ".repeat(width + 1) + sign + " " + head + " " + lines);
  }

  private void framed(String frame, Row row) {
    join(palette().paint(Style.FRAME, frame), row);
  }

  private void join(String frame, Row row) {
    line((frame + " " + row.render(palette())).stripTrailing());
  }

  private void line(String text) {
    out.append(text).append('\n');
  }
}
