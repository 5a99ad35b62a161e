// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Literals whose objects the garbage collector never gets: strings, and numbers and characters that
 * boxing has a fixed object for (JLS 5.1.7). What a weak map keeps under such a key stays in it.
 */
final class LastingLiterals {

  private static final Pattern NUMBER = Pattern.compile("(-?[0-9](?:_*[0-9])*)[lL]?");
  private static final int SMALLEST = -128;
  private static final int LARGEST = 127;
  private static final int LONGEST = 9;

  private LastingLiterals() {}

  /** Returns whether the text of an expression is such a literal. */
  static boolean isOne(String text) {
    Matcher number = NUMBER.matcher(text);
    return number.matches()
        ? isSmall(number.group(1).replace("_", ""))
        : text.startsWith("\"") || text.startsWith("'");
  }

  private static boolean isSmall(String digits) {
    if (digits.length() > LONGEST) {
      return false;
    }
    int value = Integer.parseInt(digits);
    return value >= SMALLEST && value <= LARGEST;
  }
}
