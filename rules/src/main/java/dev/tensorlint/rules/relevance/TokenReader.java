// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.relevance;

/**
 * Reads the words and symbols of a Java text in one pass, comments left out. Takes any text, and
 * space that does not depend on it.
 */
public abstract class TokenReader {

  private static final byte STARTS_WORD = 1;
  private static final byte IN_WORD = 2;
  private static final byte SPACE = 4;

  /** What most characters are, looked up once. */
  private static final byte[] KINDS = kinds();

  private final String text;
  private final int length;
  private boolean isBroken;
  private int at;

  protected TokenReader(String text) {
    this.text = text;
    this.length = text.length();
  }

  private static byte[] kinds() {
    byte[] kinds = new byte[128];
    for (char c = 0; c < kinds.length; c++) {
      kinds[c] = kindOf(c);
    }
    return kinds;
  }

  private static byte kindOf(char c) {
    int kind = Character.isJavaIdentifierStart(c) ? STARTS_WORD : 0;
    kind |= Character.isJavaIdentifierPart(c) ? IN_WORD : 0;
    kind |= Character.isWhitespace(c) ? SPACE : 0;
    return (byte) kind;
  }

  private static int kind(char c) {
    return c < KINDS.length ? KINDS[c] : kindOf(c);
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
    while (at < length) {
      char c = text.charAt(at);
      int kind = kind(c);
      if ((kind & SPACE) != 0) {
        at++;
      } else if ((kind & STARTS_WORD) != 0) {
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
        symbol(at);
        at++;
      }
    }
  }

  private void skipPart() {
    int next = at;
    while (next < length && (kind(text.charAt(next)) & IN_WORD) != 0) {
      next++;
    }
    at = next;
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
