// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.LineTable;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** Translates between offsets of a text and the positions of the protocol, counted from 0. */
final class Lines {

  private final LineTable table;

  Lines(String text) {
    this(LineTable.of(text));
  }

  Lines(SourceFile file) {
    this(file.lines());
  }

  private Lines(LineTable table) {
    this.table = table;
  }

  /**
   * Returns the offset of a position. Behind the end of a line counts as its end, as the protocol
   * says; behind the last line counts as the end of the text.
   */
  int offset(Position position) {
    if (position.getLine() >= table.lineCount()) {
      return table.endOf(table.lineCount());
    }
    int line = Math.max(0, position.getLine()) + 1;
    int offset = table.offsetOf(line, Math.max(0, position.getCharacter()) + 1);
    return Math.min(offset, table.endOf(line));
  }

  Position position(int offset) {
    dev.tensorlint.rules.source.Position at = table.positionOf(offset);
    return new Position(at.line() - 1, at.column() - 1);
  }

  Range range(Span span) {
    return new Range(position(span.start()), position(span.end()));
  }

  static Range range(Place place) {
    return new Lines(place.file()).range(place.span());
  }
}
