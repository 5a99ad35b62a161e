// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

/** Text from outside made safe to print: names of files, pieces of source, messages with either. */
public final class PlainText {

  private PlainText() {}

  /**
   * Returns the text on one line, each run of blanks and line ends as one blank, with stand-ins for
   * characters on which a terminal would act.
   */
  public static String oneLine(String text) {
    StringBuilder line = new StringBuilder(text.length());
    text.strip()
        .replaceAll("[\\t\\r\\n\\f ]+", " ")
        .codePoints()
        .map(Characters::shown)
        .forEach(line::appendCodePoint);
    return line.toString();
  }
}
