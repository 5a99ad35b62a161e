// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.Span;

/**
 * Insertions of lines. Error Prone shows the line in which the first edit begins: lines that are
 * inserted at the end of another one, which stays as it is, have to begin below it.
 */
final class OwnLines {

  private OwnLines() {}

  /** Returns an edit with the same result that begins with the first new line of text. */
  static Fix.Edit of(Fix.Edit edit) {
    Span span = edit.place().span();
    String text = edit.place().file().text();
    String newLine = newLineAt(text, span.start());
    boolean isOfLines =
        span.start() == span.end() && !newLine.isEmpty() && edit.replacement().startsWith(newLine);
    if (!isOfLines) {
      return edit;
    }
    int next = span.start() + newLine.length();
    Place below = new Place(edit.place().file(), new Span(next, next));
    return new Fix.Edit(below, edit.replacement().substring(newLine.length()) + newLine);
  }

  private static String newLineAt(String text, int offset) {
    if (text.startsWith("\r\n", offset)) {
      return "\r\n";
    }
    return text.startsWith("\n", offset) ? "\n" : "";
  }
}
