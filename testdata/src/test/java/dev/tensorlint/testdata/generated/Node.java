// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.List;

/** A piece of a generated program. */
sealed interface Node {

  /**
   * A line.
   *
   * @param isStatement whether another statement may stand before it
   */
  record Line(String text, boolean isStatement) implements Node {}

  /**
   * Blocks that belong together, such as those of {@code if} and {@code else}.
   *
   * @param tail what ends the last block
   */
  record Group(List<Section> sections, String tail, boolean isStatement) implements Node {
    public Group {
      sections = List.copyOf(sections);
    }
  }

  /**
   * A block.
   *
   * @param head what opens it, with the brace
   */
  record Section(String head, List<Node> body) {
    public Section {
      body = List.copyOf(body);
    }
  }

  static Node line(String text) {
    return new Line(text, true);
  }

  static Node member(String text) {
    return new Line(text, false);
  }

  static Section section(String head, List<Node> body) {
    return new Section(head, body);
  }

  static Node group(Section... sections) {
    return new Group(List.of(sections), "}", true);
  }

  /** A class or a method. */
  static Node declaration(String head, List<Node> body) {
    return new Group(List.of(section(head, body)), "}", false);
  }
}
