// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

/**
 * The text of one source file and the name under which it is reported.
 *
 * @param path path as it is shown to people, with {@code /} between names
 * @param text whole text, line ends as in the file
 * @param lines where each line of the text starts
 */
public record SourceFile(String path, String text, LineTable lines) {

  public static SourceFile of(String path, String text) {
    return new SourceFile(path.replace('\\', '/'), text, LineTable.of(text));
  }

  /** Returns the text that a span covers. */
  public String textOf(Span span) {
    return text.substring(span.start(), Math.min(span.end(), text.length()));
  }

  public Position positionOf(int offset) {
    return lines.positionOf(offset);
  }

  @Override
  public String toString() {
    return path;
  }
}
