// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

/** Text that stood on several lines. */
final class Lines {

  private static final int WIDTH = 100;

  private Lines() {}

  /** Returns the text on one line. */
  static String joined(String text) {
    return text.replaceAll("\\s*[\\r\\n]+\\s*\\.", ".")
        .replaceAll("\\(\\s*[\\r\\n]+\\s*", "(")
        .replaceAll("\\s*[\\r\\n]+\\s*", " ");
  }

  /** Returns the text on one line, where that does not change what it means and is not too long. */
  static String joinedIfShort(String text) {
    return joinedIfShort(text, 1);
  }

  /**
   * @param others how many other characters are on its line
   */
  static String joinedIfShort(String text, int others) {
    boolean isPlain = !Trivia.mayHaveComment(text) && !text.contains("\"\"\"");
    String joined = joined(text);
    return isPlain && joined.length() + others <= WIDTH ? joined : text;
  }
}
