// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The difference between a text and the one before it: a part in the middle is replaced. Only the
 * newest text is held, so that old ones can be freed while places in them are still being moved.
 */
final class Edit {

  private final int start;
  private final int end;
  private final int growth;
  private volatile @Nullable SourceFile result;
  private volatile @Nullable Edit next;

  private Edit(int start, int end, int growth, SourceFile result) {
    this.start = start;
    this.end = end;
    this.growth = growth;
    this.result = result;
  }

  static Edit between(SourceFile older, SourceFile newer) {
    String before = older.text();
    String after = newer.text();
    int shorter = Math.min(before.length(), after.length());
    int start = 0;
    while (start < shorter && before.charAt(start) == after.charAt(start)) {
      start++;
    }
    int tail = 0;
    while (tail < shorter - start
        && before.charAt(before.length() - 1 - tail) == after.charAt(after.length() - 1 - tail)) {
      tail++;
    }
    int growth = after.length() - before.length();
    return new Edit(start, before.length() - tail, growth, newer);
  }

  /** Notes the edit of the text that came out of this one. */
  void goOn(Edit following) {
    next = following;
    result = null;
  }

  Optional<SourceFile.Moved> moved(Span span) {
    Span at = span;
    Edit edit = this;
    while (true) {
      if (!edit.leaves(at)) {
        return Optional.empty();
      }
      at = edit.shifted(at);
      SourceFile newest = edit.result;
      if (newest != null) {
        return Optional.of(new SourceFile.Moved(newest, at));
      }
      Edit following = edit.next;
      if (following == null) {
        return Optional.empty();
      }
      edit = following;
    }
  }

  private boolean leaves(Span span) {
    return span.end() <= start || span.start() >= end;
  }

  private Span shifted(Span span) {
    return span.end() <= start ? span : new Span(span.start() + growth, span.end() + growth);
  }
}
