// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.maven.plugin.MojoExecutionException;

/** Reads parameters that take one of a few words. */
final class Choice {

  private Choice() {}

  /**
   * Returns the constant whose name in lower case is the value.
   *
   * @param property user property of the parameter, for the message
   * @throws MojoExecutionException if there is none; the message lists the words
   */
  static <E extends Enum<E>> E of(Class<E> type, String property, String value)
      throws MojoExecutionException {
    for (E choice : type.getEnumConstants()) {
      if (word(choice).equals(value)) {
        return choice;
      }
    }
    throw new MojoExecutionException(
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
