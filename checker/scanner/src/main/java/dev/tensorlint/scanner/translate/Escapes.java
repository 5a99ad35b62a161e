// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

/** Escape sequences of literals: JLS 3.10.7, and Unicode escapes, JLS 3.3. */
final class Escapes {

  private Escapes() {}

  static String translate(String text) {
    return text.indexOf('\\') < 0 ? text : translateEscapes(unicode(text), text);
  }

  private static String translateEscapes(String text, String written) {
    try {
      return text.translateEscapes();
    } catch (IllegalArgumentException e) {
      // The compiler rejects such a literal; what is written is then the best that can be shown.
      return written;
    }
  }

  private static String unicode(String text) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length() && text.charAt(i + 1) == 'u') {
        int digits = i + 1;
        while (text.charAt(digits) == 'u') {
          digits++;
        }
        result.append((char) Integer.parseInt(text, digits, digits + 4, 16));
        i = digits + 3;
      } else if (c == '\\' && i + 1 < text.length()) {
        result.append(c).append(text.charAt(++i));
      } else {
        result.append(c);
      }
    }
    return result.toString();
  }
}
