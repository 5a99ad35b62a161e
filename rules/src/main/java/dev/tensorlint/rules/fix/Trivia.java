// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

/** White space and comments. */
final class Trivia {

  private Trivia() {}

  /** Returns the offset of the first character that is neither white space nor in a comment. */
  static int skip(String text, int from) {
    int at = from;
    while (at < text.length()) {
      int next = behindOne(text, at);
      if (next == at) {
        return at;
      }
      at = next;
    }
    return at;
  }

  private static int behindOne(String text, int at) {
    if (Character.isWhitespace(text.charAt(at))) {
      return at + 1;
    }
    if (text.startsWith("//", at)) {
      int end = at;
      while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
        end++;
      }
      return end;
    }
    if (text.startsWith("/*", at)) {
      int end = text.indexOf("*/", at + 2);
      return end < 0 ? text.length() : end + 2;
    }
    return at;
  }

  /** Returns whether there is nothing but white space. */
  static boolean isBlank(String text, int from, int to) {
    return text.substring(from, to).isBlank();
  }

  /** Returns whether a comment begins somewhere; that of a string looks like one. */
  static boolean mayHaveComment(String text) {
    return text.contains("//") || text.contains("/*");
  }

  /** Returns the end of the comments that are all of the rest of a line; the offset if none is. */
  static int endWithComment(Code code, int offset) {
    int lineEnd = code.lineEnd(offset);
    String rest = code.text().substring(offset, lineEnd).strip();
    boolean isComment = !rest.isEmpty() && skip(rest, 0) == rest.length();
    boolean isWhole = rest.startsWith("//") || rest.endsWith("*/");
    return isComment && isWhole ? lineEnd : offset;
  }

  /** Returns where the comment begins that ends on the line above; the offset itself for none. */
  static int startOfCommentAbove(Code code, int offset) {
    int start = offset;
    int line = code.lineStart(offset);
    while (line > 0) {
      line = code.lineStart(line - 1);
      int text = line + code.indentation(line).length();
      if (!code.text().startsWith("//", text)) {
        return start;
      }
      start = text;
    }
    return start;
  }
}
