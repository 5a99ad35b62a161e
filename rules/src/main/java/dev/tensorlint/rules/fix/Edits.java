// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Gathers the edits of one fix. */
final class Edits {

  private final Code code;
  private final List<Fix.Edit> edits = new ArrayList<>();
  private final List<Fix.Edit> indents = new ArrayList<>();

  Edits(Code code) {
    this.code = code;
  }

  void insert(int at, String text) {
    replace(at, at, text);
  }

  void replace(int start, int end, String text) {
    String braced = code.layout().braced(text, code.indentation(start), code.newLine());
    edits.add(edit(start, end, braced));
  }

  private Fix.Edit edit(int start, int end, String text) {
    return new Fix.Edit(new Place(code.file(), new Span(start, end)), text);
  }

  /** Takes text out, with its lines where nothing else is on them. */
  void delete(int start, int end) {
    int lineStart = code.lineStart(start);
    int lineEnd = code.lineEnd(end);
    boolean isAlone =
        Trivia.isBlank(code.text(), lineStart, start) && Trivia.isBlank(code.text(), end, lineEnd);
    if (isAlone) {
      replace(lineStart, afterLineEnd(lineEnd), "");
    } else {
      replace(start, end, "");
    }
  }

  void deleteAll(List<Span> spans) {
    spans.forEach(span -> delete(span.start(), span.end()));
  }

  /** Takes releases out; what is said above the last ones of a block goes with them. */
  void deleteReleases(List<Span> spans) {
    List<Integer> starts = spans.stream().map(Span::start).toList();
    spans.forEach(span -> delete(startWithComment(span, starts), span.end()));
  }

  private int startWithComment(Span span, List<Integer> starts) {
    return isFollowedByNothing(span.end(), starts)
        ? Trivia.startOfCommentAbove(code, span.start())
        : span.start();
  }

  /** Up to the end of the block or an empty line, only others go. */
  private boolean isFollowedByNothing(int end, List<Integer> starts) {
    int at = afterLineEnd(code.lineEnd(end));
    while (at < code.text().length()) {
      int text = at + code.indentation(at).length();
      if (!starts.contains(text)) {
        return text == code.lineEnd(text) || code.text().charAt(text) == '}';
      }
      at = afterLineEnd(code.lineEnd(text));
    }
    return true;
  }

  private int afterLineEnd(int lineEnd) {
    String text = code.text();
    int behind = Math.min(text.length(), lineEnd + 1);
    return text.startsWith("\r\n", lineEnd) ? lineEnd + 2 : behind;
  }

  /** Moves all lines that begin between two offsets to the right. */
  void indent(int from, int to, String by) {
    int at = afterLineEnd(code.lineEnd(from));
    while (at < to) {
      int end = code.lineEnd(at);
      if (!Trivia.isBlank(code.text(), at, end)) {
        indents.add(edit(at, at, by));
      }
      int next = afterLineEnd(end);
      if (next == at) {
        return;
      }
      at = next;
    }
  }

  /** Moves all lines that begin between two offsets to the left. */
  void outdent(int from, int to, String by) {
    int at = afterLineEnd(code.lineEnd(from));
    while (at < to) {
      if (code.text().startsWith(by, at)) {
        indents.add(edit(at, at + by.length(), ""));
      }
      int next = afterLineEnd(code.lineEnd(at));
      if (next == at) {
        return;
      }
      at = next;
    }
  }

  /** Takes out the empty lines after the line of an offset. */
  void deleteBlankLinesAfter(int offset) {
    int lineEnd = code.lineEnd(offset);
    int end = BlankLines.endBelow(code, lineEnd);
    if (end > lineEnd && Trivia.isBlank(code.text(), offset, lineEnd)) {
      edits.add(edit(lineEnd, end, ""));
    }
  }

  /** Returns the edits in the order of their places; empty when two of them would touch. */
  Optional<Fix> build(Fix.Safety safety, String title) {
    List<Fix.Edit> whole = BlankLines.tidied(code, edits);
    List<Fix.Edit> all = new ArrayList<>(whole);
    indents.stream().filter(indent -> !isDeleted(indent, whole)).forEach(all::add);
    all.sort(Comparator.comparingInt(edit -> edit.place().span().start()));
    for (int i = 1; i < all.size(); i++) {
      if (all.get(i).place().span().start() < all.get(i - 1).place().span().end()) {
        return Optional.empty();
      }
    }
    return all.isEmpty() ? Optional.empty() : Optional.of(new Fix(safety, title, all));
  }

  private static boolean isDeleted(Fix.Edit indent, List<Fix.Edit> edits) {
    int at = indent.place().span().start();
    return edits.stream()
        .map(edit -> edit.place().span())
        .anyMatch(span -> span.start() <= at && at < span.end());
  }
}
