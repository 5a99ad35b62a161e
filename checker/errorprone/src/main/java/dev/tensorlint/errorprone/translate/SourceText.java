// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

/** Finds tokens that javac's trees do not place: names after keywords, braces, angle brackets. */
final class SourceText {

  private final String text;

  SourceText(String text) {
    this.text = text;
  }

  boolean hasAt(String token, int offset) {
    return text.startsWith(token, offset);
  }

  boolean hasCharAt(char c, int offset) {
    return offset >= 0 && offset < text.length() && text.charAt(offset) == c;
  }

  /** Returns the offset of the next character that is neither white space nor in a comment. */
  int skipTrivia(int offset) {
    int at = offset;
    while (at < text.length()) {
      int next = afterTrivia(at);
      if (next == at) {
        return at;
      }
      at = next;
    }
    return text.length();
  }

  private int afterTrivia(int at) {
    if (Character.isWhitespace(text.charAt(at))) {
      return at + 1;
    }
    if (text.startsWith("//", at)) {
      return endOfLine(at);
    }
    return text.startsWith("/*", at) ? behind("*/", at + 2) : at;
  }

  private int endOfLine(int at) {
    int end = at;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  private int behind(String token, int from) {
    int found = text.indexOf(token, from);
    return found < 0 ? text.length() : found + token.length();
  }

  /** Returns the end offset of the identifier or keyword at an offset; Unicode escapes count. */
  int endOfName(int offset) {
    int at = offset;
    while (at < text.length() && isNamePart(at)) {
      at++;
    }
    return at;
  }

  private boolean isNamePart(int at) {
    char c = text.charAt(at);
    return Character.isJavaIdentifierPart(c) || c == '\\';
  }

  /** Returns the offset of the name after the keyword at an offset. */
  int nameBehindKeyword(int offset) {
    return skipTrivia(endOfName(offset));
  }

  /** Returns the offset of the next character of this kind outside comments. */
  int find(char wanted, int from) {
    int at = skipTrivia(from);
    while (at < text.length() && text.charAt(at) != wanted) {
      at = skipTrivia(at + 1);
    }
    return at;
  }

  /** Returns the offset of the last such character before an offset, or the offset without one. */
  int findBackwards(char wanted, int before) {
    int found = text.lastIndexOf(wanted, before - 1);
    return found < 0 ? before : found;
  }

  String between(int start, int end) {
    return text.substring(start, Math.min(end, text.length()));
  }
}
