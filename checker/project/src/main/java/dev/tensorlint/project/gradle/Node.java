// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.util.List;

/** A piece of a script: what both languages of Gradle have in common. */
sealed interface Node {

  Span span();

  /** The end of a line, as the sign of a mark. */
  char LINE_END = '\n';

  /** A name, keyword or number. */
  record Word(String text, Span span) implements Node {}

  /** A string. */
  record Text(List<Piece> pieces, Span span) implements Node {
    public Text {
      pieces = List.copyOf(pieces);
    }
  }

  /** One character that is no part of a name, a string or brackets. */
  record Mark(char sign, Span span) implements Node {}

  /** Brackets and what is in them; line ends are kept in braces alone. */
  record Group(char open, List<Node> nodes, Span span) implements Node {
    public Group {
      nodes = List.copyOf(nodes);
    }
  }

  /**
   * A part of a string.
   *
   * @param literal text as it is, empty for an inserted expression
   * @param inserted the expression that stands between literal parts
   */
  record Piece(String literal, List<Node> inserted) {
    public Piece {
      inserted = List.copyOf(inserted);
    }

    static Piece of(String literal) {
      return new Piece(literal, List.of());
    }
  }

  default boolean is(char sign) {
    return this instanceof Mark mark && mark.sign() == sign;
  }

  default boolean isWord(String text) {
    return this instanceof Word word && word.text().equals(text);
  }

  default boolean isGroup(char open) {
    return this instanceof Group group && group.open() == open;
  }
}
