// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import java.util.List;

/** Divides a text into its local enums and the rest; what is left stays in its place. */
final class EnumTexts {

  private EnumTexts() {}

  /** Returns a text in which {@code enum E;} is left of each enum. */
  static String without(String text, List<EnumBodies.Body> enums) {
    if (enums.isEmpty()) {
      return text;
    }
    char[] left = text.toCharArray();
    for (EnumBodies.Body each : enums) {
      blank(left, each.nameEnd(), each.close() + 1);
      left[each.open()] = ';';
    }
    return new String(left);
  }

  /**
   * Returns a text of nothing but enums.
   *
   * @param starts where the declaration of each begins
   */
  static String only(String text, List<Integer> starts, List<EnumBodies.Body> enums) {
    char[] left = text.toCharArray();
    int from = 0;
    for (int i = 0; i < enums.size(); i++) {
      blank(left, from, starts.get(i));
      from = enums.get(i).close() + 1;
    }
    blank(left, from, left.length);
    return new String(left);
  }

  private static void blank(char[] text, int from, int to) {
    for (int i = from; i < to; i++) {
      boolean endsLine = text[i] == '\n' || text[i] == '\r';
      text[i] = endsLine ? text[i] : ' ';
    }
  }
}
