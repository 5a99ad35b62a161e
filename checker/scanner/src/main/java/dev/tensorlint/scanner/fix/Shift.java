// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.source.Span;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/** Where each character of a text is after the edits of a fix. */
final class Shift {

  /** An edit as it was when the fix was not applied yet; places move with the text. */
  private record Edit(Span span, int length) {
    static Edit of(Fix.Edit edit) {
      return new Edit(edit.place().span(), edit.replacement().length());
    }
  }

  private final List<Edit> edits;

  /**
   * @param fix a fix whose edits are all in one file, and not applied yet
   */
  Shift(Fix fix) {
    this.edits =
        fix.edits().stream().map(Edit::of).sorted(Comparator.comparing(Edit::span)).toList();
  }

  /** Returns where a character is after the edits; empty if an edit replaces it. */
  OptionalInt after(int offset) {
    int moved = offset;
    for (Edit edit : edits) {
      Span span = edit.span();
      if (span.start() > offset) {
        break;
      }
      if (span.end() > offset) {
        return OptionalInt.empty();
      }
      moved += edit.length() - (span.end() - span.start());
    }
    return OptionalInt.of(moved);
  }
}
