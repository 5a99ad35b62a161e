// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

/** Cuts Java into words, comments, literals and single characters, in any text and in one pass. */
final class JavaTokens {

  private static final String TEXT_BLOCK = "\"\"\"";

  private JavaTokens() {}

  /** Returns where the token ends that begins at an offset of the text. */
  static int end(String text, int at) {
    char first = text.charAt(at);
    if (text.startsWith("//", at)) {
      return before("\n", text, at);
    }
    if (text.startsWith("/*", at)) {
      return after("*/", text, at + 2);
    }
    if (text.startsWith(TEXT_BLOCK, at)) {
      return afterLiteral(TEXT_BLOCK, text, at + TEXT_BLOCK.length());
    }
    if (first == '"' || first == '\'') {
      return afterLiteral(String.valueOf(first), text, at + 1);
    }
    return Character.isJavaIdentifierStart(first) ? afterWord(text, at) : at + 1;
  }

  private static int before(String end, String text, int from) {
    int found = text.indexOf(end, from);
    return found < 0 ? text.length() : found;
  }

  private static int after(String end, String text, int from) {
    int found = text.indexOf(end, from);
    return found < 0 ? text.length() : found + end.length();
  }

  /** A literal of one line that is not closed ends with its line. */
  private static int afterLiteral(String quote, String text, int from) {
    for (int i = from; i < text.length(); i++) {
      if (text.startsWith(quote, i)) {
        return i + quote.length();
      }
      char c = text.charAt(i);
      if (c == '\n' && quote.length() == 1) {
        return i;
      }
      if (c == '\\') {
        i++;
      }
    }
    return text.length();
  }

  private static int afterWord(String text, int from) {
    int end = from + 1;
    while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
      end++;
    }
    return end;
  }
}
