// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

/** Escape sequences of literals: JLS 3.10.7. */
final class Escapes {

  private Escapes() {}

  static String translate(String text) {
    try {
      return text.translateEscapes();
    } catch (IllegalArgumentException e) {
      // The compiler rejects such a literal; what is written is then the best that can be shown.
      return text;
    }
  }
}
