// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import dev.tensorlint.rules.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The lines of one file that have marks, with a few lines between them and an ellipsis for many.
 */
final class Excerpt {

  /** Most lines between two marked ones that are shown rather than left out. */
  private static final int GAP = 2;

  private final SourceFile file;
  private final List<Label> labels;
  private final Margin margin;
  private final Gutter gutter;
  private final List<Bracket> open = new ArrayList<>();

  /**
   * @param labels labels of one file, at least one
   */
  Excerpt(List<Label> labels, Gutter gutter) {
    this.file = labels.get(0).place().file();
    this.labels = labels;
    this.margin = Margin.of(labels);
    this.gutter = gutter;
  }

  void write() {
    int last = 0;
    for (int number : shownLines()) {
      if (last > 0 && number > last + 1) {
        gutter.elision(bars());
      }
      writeLine(new ExcerptLine(file, number, labels, gutter.room(margin.width())));
      last = number;
    }
  }

  private NavigableSet<Integer> shownLines() {
    NavigableSet<Integer> marked = new TreeSet<>();
    labels.forEach(label -> marked.addAll(List.of(label.startLine(), label.endLine())));
    NavigableSet<Integer> shown = new TreeSet<>(marked);
    int last = marked.first();
    for (int line : marked) {
      if (line - last - 1 <= GAP) {
        IntStream.range(last, line).forEach(shown::add);
      }
      last = line;
    }
    return shown;
  }

  private void writeLine(ExcerptLine line) {
    gutter.source(line.number(), sourceRow(line));
    for (Row underline : line.underlines()) {
      Row row = bars();
      underline.drawOn(row, margin.width());
      gutter.below(row);
    }
    margin.startingIn(line.number()).forEach(bracket -> writeOpening(bracket, line));
    margin.endingIn(line.number()).forEach(bracket -> writeClosing(bracket, line));
  }

  private Row sourceRow(ExcerptLine line) {
    Row row = bars();
    for (Bracket bracket : margin.startingIn(line.number())) {
      if (bracket.startsItsLine()) {
        bracket.drawCorner(row);
        open.add(bracket);
      }
    }
    return row.put(margin.width(), line.text(), Style.PLAIN);
  }

  private void writeOpening(Bracket bracket, ExcerptLine line) {
    if (open.contains(bracket)) {
      return;
    }
    Row row = bars();
    bracket.drawTo(margin.width() + line.startColumn(bracket.label()), row);
    gutter.below(row);
    open.add(bracket);
  }

  private void writeClosing(Bracket bracket, ExcerptLine line) {
    Row row = bars();
    int column = margin.width() + line.lastColumn(bracket.label());
    bracket.drawTo(column, row);
    String note = bracket.label().note();
    if (column + 2 + Characters.width(note) > gutter.room(0)) {
      gutter.below(row);
      open.remove(bracket);
      row = bars();
      column = margin.width() - 2;
    }
    row.put(column + 2, note, bracket.label().style());
    gutter.below(row);
    open.remove(bracket);
  }

  /** Returns a row with the brackets that are open at this point. */
  private Row bars() {
    Row row = new Row();
    open.forEach(bracket -> bracket.drawBar(row));
    return row;
  }
}
