// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.relevance;

/**
 * Reads the words and symbols of a Java text in one pass, comments left out. Takes any text, and
 * space that does not depend on it.
 */
public abstract class TokenReader {

  private final String text;
  private boolean isBroken;
  private int at;

  protected TokenReader(String text) {
    this.text = text;
  }

  /** An identifier or a keyword. */
  protected abstract void word(int start, int end);

  /** A number, a text block, a string or a character. */
  protected void literal(int start) {}

  /** A character that is no white space and belongs to nothing else. */
  protected abstract void symbol(int offset);

  protected final String text() {
    return text;
  }

  /** Returns whether a comment or a literal does not end. */
  protected final boolean isBroken() {
    return isBroken;
  }

  public final void readAll() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (Character.isJavaIdentifierStart(c)) {
        int start = at;
        skipPart();
        word(start, at);
      } else if (c >= '0' && c <= '9') {
        literal(at);
        skipPart();
      } else if (c == '"') {
        literal(at);
        string();
      } else if (c == '\'') {
        literal(at);
        literal('\'');
      } else if (c == '/') {
        slash();
      } else {
        if (!Character.isWhitespace(c)) {
          symbol(at);
        }
        at++;
      }
    }
  }

  private void skipPart() {
    while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
      at++;
    }
  }

  private void string() {
    if (!text.startsWith("\"\"\"", at)) {
      literal('"');
      return;
    }
    at += 3;
    while (at < text.length() && !text.startsWith("\"\"\"", at)) {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    isBroken |= at >= text.length();
    at += 3;
  }

  private void literal(char quote) {
    at++;
    while (at < text.length() && text.charAt(at) != quote && text.charAt(at) != '\n') {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    isBroken |= at >= text.length() || text.charAt(at) != quote;
    at++;
  }

  private void slash() {
    if (text.startsWith("//", at)) {
      int end = text.indexOf('\n', at);
      at = end < 0 ? text.length() : end;
    } else if (text.startsWith("/*", at)) {
      int end = text.indexOf("*/", at + 2);
      isBroken |= end < 0;
      at = end < 0 ? text.length() : end + 2;
    } else {
      symbol(at);
      at++;
    }
  }
}
