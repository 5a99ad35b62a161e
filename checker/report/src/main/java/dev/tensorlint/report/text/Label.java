// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.LineTable;
import dev.tensorlint.rules.source.Position;

/**
 * A place to be marked in an excerpt.
 *
 * @param note what is written beside it, may be empty
 * @param mark the character that underlines it
 */
record Label(Place place, String note, char mark, Style style) {

  /** Marks the finding's own place. */
  static Label primary(Place place, String note, Style style) {
    return new Label(place, PlainText.oneLine(note), '^', style);
  }

  /** Marks a step of the trace. */
  static Label secondary(Place place, String note) {
    return new Label(place, PlainText.oneLine(note), '-', Style.TRACE);
  }

  /** Returns this label with another note on the same place. */
  Label and(String other) {
    return new Label(place, note + "; " + PlainText.oneLine(other), mark, style);
  }

  boolean isPrimary() {
    return mark == '^';
  }

  int startLine() {
    return place.start().line();
  }

  /** Returns the line of the last character; a line end belongs to the line that it ends. */
  int endLine() {
    Position end = place.end();
    boolean behindLineEnd = end.column() == 1 && end.line() > startLine();
    return behindLineEnd ? end.line() - 1 : end.line();
  }

  boolean coversLines() {
    return endLine() > startLine();
  }

  /** Returns the offset of the start within its line. */
  int startInLine() {
    return place.start().column() - 1;
  }

  /** Returns the offset of the end within the line of the last character. */
  int endInLine() {
    LineTable lines = place.file().lines();
    return place.span().end() - lines.startOf(endLine());
  }
}
