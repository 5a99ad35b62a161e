// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.source.Span;
import java.util.OptionalInt;

/** Where each character of a text is after the edits of a fix. */
final class Shift {

  private final TextEdits edits;

  Shift(TextEdits edits) {
    this.edits = edits;
  }

  /** Returns where a character is after the edits; empty if an edit replaces it. */
  OptionalInt after(int offset) {
    int moved = offset;
    for (TextEdits.Edit edit : edits.all()) {
      Span span = edit.span();
      if (span.start() > offset) {
        break;
      }
      if (span.end() > offset) {
        return OptionalInt.empty();
      }
      moved += edit.replacement().length() - (span.end() - span.start());
    }
    return OptionalInt.of(moved);
  }
}
