// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

/**
 * Unicode escapes of Java texts, JLS 3.3: they may stand anywhere, in names too. What is no
 * complete escape stays as it is.
 */
public final class UnicodeEscapes {

  private static final int DIGITS = 4;

  private UnicodeEscapes() {}

  /** Returns a text with each escape replaced by its character; the same text if it has none. */
  public static String decoded(String text) {
    return text.contains("\\u") ? decoded(text, text.indexOf('\\')) : text;
  }

  private static String decoded(String text, int first) {
    StringBuilder decoded = new StringBuilder(text.length()).append(text, 0, first);
    int at = first;
    while (at < text.length()) {
      int digits = digits(text, at);
      if (digits >= 0) {
        decoded.append((char) Integer.parseInt(text, digits, digits + DIGITS, 16));
        at = digits + DIGITS;
        continue;
      }
      // A backslash takes the next one with it, which begins no escape then.
      boolean isPair = text.startsWith("\\\\", at);
      decoded.append(text, at, at + (isPair ? 2 : 1));
      at += isPair ? 2 : 1;
    }
    return decoded.toString();
  }

  /** Returns where the digits of an escape stand that begins at an offset; negative for none. */
  private static int digits(String text, int at) {
    if (!text.startsWith("\\u", at)) {
      return -1;
    }
    int digits = at + 1;
    while (digits < text.length() && text.charAt(digits) == 'u') {
      digits++;
    }
    for (int i = digits; i < digits + DIGITS; i++) {
      if (i >= text.length() || Character.digit(text.charAt(i), 16) < 0) {
        return -1;
      }
    }
    return digits;
  }
}
