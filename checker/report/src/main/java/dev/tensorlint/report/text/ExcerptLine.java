// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import dev.tensorlint.rules.source.LineTable;
import dev.tensorlint.rules.source.SourceFile;
import java.util.List;
import java.util.stream.Stream;

/** One source line of an excerpt and what is marked in it. */
final class ExcerptLine {

  private final int number;
  private final int room;
  private final DisplayLine line;
  private final Window window;
  private final List<Label> within;

  /**
   * @param labels all labels of the file
   * @param room columns for the line
   */
  ExcerptLine(SourceFile file, int number, List<Label> labels, int room) {
    this.number = number;
    this.room = room;
    this.line = DisplayLine.of(textOf(file, number));
    List<Label> touching = labels.stream().filter(this::touches).toList();
    this.within = touching.stream().filter(label -> !label.coversLines()).toList();
    this.window = window(touching);
  }

  private static String textOf(SourceFile file, int number) {
    LineTable lines = file.lines();
    String text = file.text().substring(lines.startOf(number), lines.endOf(number));
    return text.replaceFirst("[\\r\\n]+$", "");
  }

  private boolean touches(Label label) {
    return label.startLine() == number || label.endLine() == number;
  }

  int number() {
    return number;
  }

  String text() {
    return window.text();
  }

  /** Returns the rows that mark what begins and ends in this line. */
  List<Row> underlines() {
    return new Underlines(within.stream().map(label -> Mark.of(label, line, window)).toList())
        .rows(room);
  }

  /** Returns the column at which a place that goes on in later lines starts. */
  int startColumn(Label label) {
    return window.columnOf(line.columnOf(label.startInLine()));
  }

  /** Returns the column of the last character of a place that started in an earlier line. */
  int lastColumn(Label label) {
    return Math.max(0, window.endOf(line.columnOf(label.endInLine())) - 1);
  }

  private Window window(List<Label> touching) {
    int start = touching.stream().mapToInt(this::from).min().orElse(0);
    int end = touching.stream().mapToInt(this::to).max().orElse(0);
    int width = Window.width(room);
    if (end - start <= width - Window.CONTEXT) {
      return Window.around(line, start, end, width);
    }
    Label focus = focus(touching);
    return Window.around(line, from(focus), to(focus), width);
  }

  private static Label focus(List<Label> touching) {
    return Stream.concat(touching.stream().filter(Label::isPrimary), touching.stream())
        .findFirst()
        .orElseThrow();
  }

  private int from(Label label) {
    return label.startLine() == number ? line.columnOf(label.startInLine()) : lastOf(label);
  }

  private int to(Label label) {
    return label.endLine() == number ? line.columnOf(label.endInLine()) : from(label) + 1;
  }

  private int lastOf(Label label) {
    return Math.max(0, line.columnOf(label.endInLine()) - 1);
  }
}
