// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import dev.tensorlint.rules.relevance.TokenReader;
import java.util.Arrays;
import java.util.Set;

/**
 * How deep the tree of a text will be, told from its tokens before it is parsed: parsers and all
 * that walks their trees need stack for each level, and what overflows it would depend on the
 * machine and on what is compiled already. Brackets nest, and so do the operators, calls and
 * statements that follow each other without an end: {@code a + b + c}, {@code !!!a}, {@code if (a)
 * if (b)}, {@code else if}. The count may be too large, as in {@code a + b * c}, and never too
 * small.
 */
final class NestingDepth extends TokenReader {

  /** Brackets in brackets. A parser takes some twenty frames for each. */
  static final int MOST_BRACKETS = 1_000;

  /** Levels in all; the longest chains of concatenations that were seen have some thousand. */
  static final int MOST_LEVELS = 12_000;

  /**
   * Type arguments in type arguments. The parser looks ahead at each of them again for each level,
   * so that its time grows with the cube: 300 levels take eight seconds.
   */
  static final int MOST_TYPE_ARGUMENTS = 100;

  /** What can stand in type arguments besides names and the angles themselves. */
  private static final String IN_TYPE_ARGUMENTS = ".,?&@[]";

  private static final Set<String> GOING_ON =
      Set.of("else", "catch", "finally", "while", "instanceof");
  private static final Set<String> NESTING_WORDS = Set.of("do", "else");

  /** Levels of each open bracket, that of the file first. */
  private int[] levels = new int[16];

  /** Those of them that are open angles of type arguments, which a comma does not end. */
  private int[] angles = new int[16];

  private int brackets;
  private int typeArguments;
  private int total;
  private boolean isAfterBlock;
  private boolean isAfterSemicolon;
  private int excess = -1;

  private NestingDepth(String text) {
    super(text);
  }

  /** Returns the offset where a text gets too deep, -1 when it does not. */
  static int excess(String text) {
    NestingDepth depth = new NestingDepth(text);
    depth.readAll();
    return depth.excess;
  }

  @Override
  protected void word(int start, int end) {
    String word = end - start <= 10 ? text().substring(start, end) : "";
    boolean mayEnd = isAfterBlock || isAfterSemicolon || word.equals("case");
    if (mayEnd && !GOING_ON.contains(word)) {
      endStatement();
    }
    isAfterBlock = false;
    isAfterSemicolon = false;
    if (NESTING_WORDS.contains(word)) {
      add(start);
    }
  }

  @Override
  protected void literal(int start) {
    typeArguments = 0;
    endIf(isAfterSemicolon);
    isAfterBlock = false;
    isAfterSemicolon = false;
  }

  private void endIf(boolean isEnd) {
    if (isEnd) {
      endStatement();
    }
  }

  @Override
  protected void symbol(int at) {
    char c = text().charAt(at);
    endIf(isAfterSemicolon || (isAfterBlock && "@{<".indexOf(c) >= 0));
    countTypeArguments(at, c);
    switch (c) {
      case ',' -> reduceTo(angles[brackets]);
      case '(', '[', '{' -> open(at);
      case ')', ']', '}' -> close();
      case '<' -> {
        angles[brackets]++;
        add(at);
      }
      case '>' -> closeAngle(at);
      case ';' -> {
        // Whether a statement ends here shows the next word.
      }
      default -> add(at);
    }
    isAfterBlock = c == '}';
    isAfterSemicolon = c == ';';
  }

  private void countTypeArguments(int at, char c) {
    if (c == '<') {
      typeArguments++;
    } else if (c == '>') {
      typeArguments = Math.max(0, typeArguments - 1);
    } else if (IN_TYPE_ARGUMENTS.indexOf(c) < 0 || isLogicalAnd(at)) {
      typeArguments = 0;
    }
  }

  private boolean isLogicalAnd(int at) {
    return text().startsWith("&&", at) || (at > 0 && text().startsWith("&&", at - 1));
  }

  private void closeAngle(int at) {
    boolean isArrow = at > 0 && text().charAt(at - 1) == '-';
    if (!isArrow && angles[brackets] > 0) {
      angles[brackets]--;
    }
    add(at);
  }

  private void open(int at) {
    add(at);
    brackets++;
    if (brackets == levels.length) {
      levels = Arrays.copyOf(levels, 2 * brackets);
      angles = Arrays.copyOf(angles, 2 * brackets);
    }
    levels[brackets] = 0;
    angles[brackets] = 0;
    check(at);
  }

  private void close() {
    if (brackets > 0) {
      total -= levels[brackets];
      brackets--;
    }
  }

  private void add(int at) {
    levels[brackets]++;
    total++;
    check(at);
  }

  private void check(int at) {
    boolean isTooDeep =
        brackets > MOST_BRACKETS || total > MOST_LEVELS || typeArguments > MOST_TYPE_ARGUMENTS;
    if (excess < 0 && isTooDeep) {
      excess = at;
    }
  }

  private void endStatement() {
    reduceTo(0);
    angles[brackets] = 0;
  }

  private void reduceTo(int left) {
    total -= levels[brackets] - left;
    levels[brackets] = left;
  }
}
