// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds the end-of-line comments of Java source: what looks like one inside a string, a character,
 * a text block or another comment is none. Unicode escapes are not decoded.
 */
public final class LineComments {

  private static final String TEXT_BLOCK = "\"\"\"";

  private LineComments() {}

  /** Returns the comments in their order, from {@code //} to the end of the line. */
  public static List<Span> of(String text) {
    List<Span> comments = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      boolean isComment = text.startsWith("//", at);
      int end = isComment ? endOfLine(text, at) : endOfToken(text, at);
      if (isComment) {
        comments.add(new Span(at, end));
      }
      at = end;
    }
    return comments;
  }

  private static int endOfToken(String text, int at) {
    if (text.startsWith("/*", at)) {
      int end = text.indexOf("*/", at + 2);
      return end < 0 ? text.length() : end + 2;
    }
    if (text.startsWith(TEXT_BLOCK, at)) {
      return endOfQuoted(text, TEXT_BLOCK, at + TEXT_BLOCK.length());
    }
    char c = text.charAt(at);
    return c == '"' || c == '\'' ? endOfQuoted(text, String.valueOf(c), at + 1) : at + 1;
  }

  /** A string that has no end ends with its line, so that the rest of a broken file is seen. */
  private static int endOfQuoted(String text, String quote, int from) {
    boolean hasLines = quote.equals(TEXT_BLOCK);
    int at = from;
    while (at < text.length() && !text.startsWith(quote, at)) {
      if (!hasLines && isLineEnd(text.charAt(at))) {
        return at;
      }
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    return Math.min(text.length(), at + quote.length());
  }

  private static int endOfLine(String text, int from) {
    int at = from;
    while (at < text.length() && !isLineEnd(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }
}
