// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Reads settings that take one of a few words. */
public final class Choice {

  private Choice() {}

  /**
   * Returns the constant whose name in lower case is the value.
   *
   * @param property name of the setting, for the message
   * @throws BuildException if there is none; the message lists the words
   */
  public static <E extends Enum<E>> E of(Class<E> type, String property, String value)
      throws BuildException {
    for (E choice : type.getEnumConstants()) {
      if (word(choice).equals(value)) {
        return choice;
      }
    }
    throw new BuildException(
        "invalid value for " + property + ": '" + value + "' is not one of " + words(type));
  }

  /** Returns the word that stands for a constant. */
  static String word(Enum<?> choice) {
    return choice.name().toLowerCase(Locale.ROOT);
  }

  private static <E extends Enum<E>> String words(Class<E> type) {
    List<String> words = Arrays.stream(type.getEnumConstants()).map(Choice::word).toList();
    return String.join(", ", words);
  }
}
