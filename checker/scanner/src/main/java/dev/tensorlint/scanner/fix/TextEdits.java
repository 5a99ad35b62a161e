// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The edits of a fix as they were when it was not applied yet; the places of a fix move with the
 * text.
 *
 * @param all in the order of their places, not overlapping
 */
record TextEdits(List<Edit> all) {

  /**
   * @param span the text that goes; an empty span inserts
   */
  record Edit(Span span, String replacement) {}

  /** A part of an edited text: a part of the text before, or a new one. */
  private record Piece(int from, int to, String added) {

    static Piece kept(int from, int to) {
      return new Piece(from, to, "");
    }

    static Piece added(String text) {
      return new Piece(-1, -1, text);
    }

    boolean isKept() {
      return from >= 0;
    }

    int length() {
      return isKept() ? to - from : added.length();
    }

    Piece part(int start, int end) {
      return isKept() ? kept(from + start, from + end) : added(added.substring(start, end));
    }
  }

  TextEdits {
    all = List.copyOf(all);
  }

  /**
   * @param edits of one file
   */
  static TextEdits of(List<Fix.Edit> edits) {
    return new TextEdits(
        edits.stream()
            .map(edit -> new Edit(edit.place().span(), edit.replacement()))
            .sorted(Comparator.comparing(Edit::span))
            .toList());
  }

  /** Returns a text with the edits. */
  String apply(String text) {
    StringBuilder edited = new StringBuilder();
    for (Piece each : edited(List.of(Piece.kept(0, text.length())))) {
      edited.append(each.isKept() ? text.substring(each.from(), each.to()) : each.added());
    }
    return edited.toString();
  }

  /**
   * Returns edits that do what these do, and then others.
   *
   * @param next edits of the text that has these
   * @param length of the text before these
   */
  TextEdits then(TextEdits next, int length) {
    List<Edit> both = new ArrayList<>();
    StringBuilder added = new StringBuilder();
    int at = 0;
    List<Piece> pieces = new ArrayList<>(next.edited(edited(List.of(Piece.kept(0, length)))));
    pieces.add(Piece.kept(length, length));
    for (Piece each : pieces) {
      if (!each.isKept()) {
        added.append(each.added());
        continue;
      }
      if (each.from() > at || added.length() > 0) {
        both.add(new Edit(new Span(at, each.from()), added.toString()));
        added.setLength(0);
      }
      at = each.to();
    }
    return new TextEdits(both);
  }

  private List<Piece> edited(List<Piece> pieces) {
    List<Piece> edited = new ArrayList<>();
    int at = 0;
    for (Edit each : all) {
      edited.addAll(between(pieces, at, each.span().start()));
      edited.add(Piece.added(each.replacement()));
      at = each.span().end();
    }
    edited.addAll(between(pieces, at, pieces.stream().mapToInt(Piece::length).sum()));
    return edited;
  }

  private static List<Piece> between(List<Piece> pieces, int start, int end) {
    List<Piece> parts = new ArrayList<>();
    int at = 0;
    for (Piece each : pieces) {
      int from = Math.max(start, at) - at;
      int to = Math.min(end, at + each.length()) - at;
      if (from < to) {
        parts.add(each.part(from, to));
      }
      at += each.length();
    }
    return parts;
  }

  /** Returns these edits as those of a file. */
  List<Fix.Edit> in(SourceFile file) {
    return all.stream()
        .map(edit -> new Fix.Edit(new Place(file, edit.span()), edit.replacement()))
        .toList();
  }
}
