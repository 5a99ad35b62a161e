// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import dev.tensorlint.rules.relevance.TokenReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;

/** Finds the braces of enums whose names are known by their places. */
final class EnumBodies extends TokenReader {

  /**
   * An enum.
   *
   * @param name offset of its name
   * @param nameEnd offset after its name
   * @param open offset of its opening brace
   * @param close offset of its closing brace
   */
  record Body(int name, int nameEnd, int open, int close) {}

  private final Deque<Integer> names;
  private final List<Body> bodies = new ArrayList<>();
  private int name = -1;
  private int nameEnd;
  private int open = -1;
  private int depth;

  private EnumBodies(String text, Collection<Integer> names) {
    super(text);
    this.names = new ArrayDeque<>(new TreeSet<>(names));
  }

  /**
   * Returns the enums in the order of the text; an enum in another one, or without its end, is not
   * among them.
   *
   * @param names offsets of their names
   */
  static List<Body> of(String text, Collection<Integer> names) {
    EnumBodies reader = new EnumBodies(text, names);
    reader.readAll();
    return reader.bodies;
  }

  @Override
  protected void word(int start, int end) {
    while (!names.isEmpty() && names.element() < start) {
      names.remove();
    }
    boolean isFound = !names.isEmpty() && names.element() == start;
    if (isFound && name < 0) {
      name = start;
      nameEnd = end;
    }
  }

  @Override
  protected void symbol(int offset) {
    if (name < 0) {
      return;
    }
    switch (text().charAt(offset)) {
      case '{', '(' -> open(offset);
      case '}', ')' -> close(offset);
      default -> {
        // Only what nests matters.
      }
    }
  }

  /** The first brace that stands in no annotation is that of the body. */
  private void open(int offset) {
    if (depth == 0 && text().charAt(offset) == '{') {
      open = offset;
    }
    depth++;
  }

  private void close(int offset) {
    depth--;
    if (depth == 0 && open >= 0) {
      bodies.add(new Body(name, nameEnd, open, offset));
    }
    if (depth <= 0 && (depth < 0 || open >= 0)) {
      name = -1;
      open = -1;
      depth = 0;
    }
  }
}
