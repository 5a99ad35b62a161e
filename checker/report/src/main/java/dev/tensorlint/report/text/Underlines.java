// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Draws the marks of one line: a row of underlines, the rightmost note after it, and below it the
 * other notes from right to left, each hanging from its mark.
 */
final class Underlines {

  private static final Comparator<Mark> LONG_FIRST =
      Comparator.comparingInt((Mark mark) -> mark.start() - mark.end())
          .thenComparing(mark -> mark.label().isPrimary());

  private final List<Mark> marks;

  /**
   * @param marks marks of one line; notes at the same column come in this order
   */
  Underlines(List<Mark> marks) {
    this.marks = marks.stream().sorted(Comparator.comparingInt(Mark::start)).toList();
  }

  /**
   * Returns the rows below the line.
   *
   * @param room columns that a note may take, as far as it has not more itself
   */
  List<Row> rows(int room) {
    List<Row> rows = new ArrayList<>();
    if (marks.isEmpty()) {
      return rows;
    }
    Optional<Mark> inline = inline().filter(mark -> endOfNote(mark) <= room);
    Row underlines = underlines();
    inline.ifPresent(mark -> underlines.put(mark.end() + 1, mark.label().note(), mark.style()));
    rows.add(underlines);
    List<Mark> hanging =
        marks.stream().filter(Mark::hasNote).filter(m -> !isSame(m, inline)).toList();
    addHanging(hanging, rows, room);
    return rows;
  }

  /** Draws long marks first, so that those within them stay visible. */
  private Row underlines() {
    Row row = new Row();
    marks.stream().sorted(LONG_FIRST).forEach(mark -> draw(mark, row));
    return row;
  }

  private static void draw(Mark mark, Row row) {
    row.put(mark.start(), mark.underline(), mark.style());
  }

  /** Returns the mark whose note can follow the underlines without ambiguity. */
  private Optional<Mark> inline() {
    Mark last = marks.get(marks.size() - 1);
    int end = marks.stream().mapToInt(Mark::end).max().orElse(0);
    boolean alone = marks.stream().filter(mark -> mark.start() == last.start()).count() == 1;
    return last.hasNote() && alone && last.end() == end ? Optional.of(last) : Optional.empty();
  }

  private static int endOfNote(Mark mark) {
    return mark.end() + 1 + Characters.width(mark.label().note());
  }

  private static boolean isSame(Mark mark, Optional<Mark> other) {
    return other.filter(mark::equals).isPresent();
  }

  private static void addHanging(List<Mark> hanging, List<Row> rows, int room) {
    if (hanging.isEmpty()) {
      return;
    }
    rows.add(bars(hanging, Integer.MAX_VALUE));
    List<Integer> columns =
        hanging.stream().map(Mark::start).distinct().sorted(Comparator.reverseOrder()).toList();
    for (int column : columns) {
      for (Mark mark : hanging) {
        if (mark.start() == column) {
          int start = Math.max(0, Math.min(column, room - Characters.width(mark.label().note())));
          rows.add(bars(hanging, start).put(start, mark.label().note(), mark.style()));
        }
      }
    }
  }

  /** Draws the lines from which the notes left of a column hang. */
  private static Row bars(List<Mark> hanging, int column) {
    Row row = new Row();
    hanging.stream()
        .filter(mark -> mark.start() < column)
        .forEach(mark -> row.put(mark.start(), "|", mark.style()));
    return row;
  }
}
