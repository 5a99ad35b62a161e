// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

/** Names in which {@code *} stands for any characters. */
final class Wildcard {

  private Wildcard() {}

  /**
   * Returns whether a text matches a pattern. Greedy: what follows the last {@code *} that was met
   * is tried at each later place, which is enough for patterns of {@code *} alone.
   */
  static boolean matches(String pattern, String text) {
    int at = 0;
    int star = -1;
    int resume = 0;
    int i = 0;
    while (i < text.length()) {
      if (at < pattern.length() && pattern.charAt(at) == '*') {
        star = at++;
        resume = i;
      } else if (at < pattern.length() && pattern.charAt(at) == text.charAt(i)) {
        at++;
        i++;
      } else if (star >= 0) {
        at = star + 1;
        i = ++resume;
      } else {
        return false;
      }
    }
    return pattern.substring(at).chars().allMatch(c -> c == '*');
  }
}
