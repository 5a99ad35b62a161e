// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The empty lines around lines that are taken out: one is left where there was one above and one
 * below, and none at the beginning or the end of a block.
 */
final class BlankLines {

  private BlankLines() {}

  /** Returns edits with adjacent deletions of lines as one, and the empty lines around them. */
  static List<Fix.Edit> tidied(Code code, List<Fix.Edit> edits) {
    List<Fix.Edit> sorted = new ArrayList<>(edits);
    sorted.sort(Comparator.comparing(edit -> edit.place().span()));
    List<Fix.Edit> tidied = new ArrayList<>();
    for (int i = 0; i < sorted.size(); i++) {
      Span span = spanOf(sorted.get(i));
      while (isOfLines(code, sorted.get(i))
          && i + 1 < sorted.size()
          && isOfLines(code, sorted.get(i + 1))
          && spanOf(sorted.get(i + 1)).start() == span.end()) {
        i++;
        span = span.to(spanOf(sorted.get(i)));
      }
      int next = i + 1 < sorted.size() ? spanOf(sorted.get(i + 1)).start() : code.text().length();
      int previous = tidied.isEmpty() ? 0 : spanOf(tidied.get(tidied.size() - 1)).end();
      tidied.add(
          isOfLines(code, sorted.get(i))
              ? deletion(code, withBlankLines(code, span, previous, next))
              : sorted.get(i));
    }
    return tidied;
  }

  private static Span spanOf(Fix.Edit edit) {
    return edit.place().span();
  }

  private static Fix.Edit deletion(Code code, Span span) {
    return new Fix.Edit(new Place(code.file(), span), "");
  }

  /** Whether it takes whole lines out. */
  private static boolean isOfLines(Code code, Fix.Edit edit) {
    Span span = spanOf(edit);
    return edit.replacement().isEmpty()
        && span.end() > span.start()
        && code.lineStart(span.start()) == span.start()
        && span.end() < code.text().length()
        && code.lineStart(span.end()) == span.end();
  }

  private static Span withBlankLines(Code code, Span span, int previous, int next) {
    int above = startAbove(code, span.start());
    int below = startBelow(code, span.end());
    boolean opens = above > 0 && code.text().charAt(endOfText(code, above)) == '{';
    if (below > span.end() && below <= next && (above < span.start() || opens)) {
      return new Span(span.start(), below);
    }
    int text = below + code.indentation(below).length();
    boolean closes = text < code.text().length() && code.text().charAt(text) == '}';
    return closes && above < span.start() && above >= previous ? new Span(above, span.end()) : span;
  }

  /** Returns the last character before an offset that is no white space. */
  private static int endOfText(Code code, int offset) {
    int at = offset - 1;
    while (at > 0 && Character.isWhitespace(code.text().charAt(at))) {
      at--;
    }
    return at;
  }

  /** Returns where the empty lines above a line begin; the line's own start for none. */
  private static int startAbove(Code code, int lineStart) {
    int start = lineStart;
    while (start > 0) {
      int line = code.lineStart(start - 1);
      if (!Trivia.isBlank(code.text(), line, start)) {
        return start;
      }
      start = line;
    }
    return start;
  }

  /** Returns where the first line begins, from one on, that is not empty. */
  private static int startBelow(Code code, int lineStart) {
    int start = lineStart;
    int end = code.lineEnd(start);
    while (end < code.text().length() && Trivia.isBlank(code.text(), start, end)) {
      start = behindLineEnd(code, end);
      end = code.lineEnd(start);
    }
    return start;
  }

  /** Returns the end of the last empty line below a line; the line's own end for none. */
  static int endBelow(Code code, int lineEnd) {
    int end = lineEnd;
    while (end < code.text().length()) {
      int start = behindLineEnd(code, end);
      int next = code.lineEnd(start);
      if (next == code.text().length() || !Trivia.isBlank(code.text(), start, next)) {
        return end;
      }
      end = next;
    }
    return end;
  }

  private static int behindLineEnd(Code code, int lineEnd) {
    return lineEnd + (code.text().startsWith("\r\n", lineEnd) ? 2 : 1);
  }
}
