// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.source.Span;

/**
 * An excerpt of source code for a message: on one line, without comments, truncated. It reads only
 * the text that it shows: a long call chain requests an excerpt of each of its prefixes.
 */
final class CodeExcerpt {

  private static final String CUT = "...";

  private final String text;
  private final int end;
  private final int longest;
  private final StringBuilder line = new StringBuilder();
  private int at;

  private CodeExcerpt(String text, Span span, int longest) {
    this.text = text;
    this.at = span.start();
    this.end = Math.min(span.end(), text.length());
    this.longest = longest;
  }

  /** Returns the code in a span of a text, with at most {@code longest} characters. */
  static String of(String text, Span span, int longest) {
    return new CodeExcerpt(text, span, longest).read();
  }

  private String read() {
    while (at < end && line.length() <= longest) {
      step();
    }
    return line.length() <= longest
        ? line.toString()
        : line.substring(0, longest - CUT.length()) + CUT;
  }

  private void step() {
    if (startsWith("//")) {
      skipTo(indexOf("\n", at));
    } else if (startsWith("/*") && indexOf("*/", at + 2) < end) {
      skipTo(indexOf("*/", at + 2) + 2);
    } else if (startsWith("\"")) {
      copyTo(endOfString());
    } else {
      copyTo(at + 1);
    }
  }

  private boolean startsWith(String start) {
    return at + start.length() <= end && text.startsWith(start, at);
  }

  /**
   * Returns the position of a text, or the end of the span if the text does not occur before it.
   */
  private int indexOf(String wanted, int from) {
    int found = text.indexOf(wanted, from);
    return found < 0 || found + wanted.length() > end ? end : found;
  }

  private void skipTo(int next) {
    add(' ');
    at = next;
  }

  private void copyTo(int next) {
    while (at < next) {
      add(text.charAt(at++));
    }
  }

  /**
   * Returns the end of a string literal, in which comment marks have no meaning. An unclosed quote
   * is a single character.
   */
  private int endOfString() {
    for (int i = at + 1; i < end && text.charAt(i) != '\n'; i++) {
      if (text.charAt(i) == '"') {
        return i + 1;
      }
      i += text.charAt(i) == '\\' ? 1 : 0;
    }
    return at + 1;
  }

  /**
   * Appends a character. White space becomes one blank, and none where lines are broken: before the
   * dot of a call chain, after an opening and before a closing parenthesis. So the excerpt is the
   * same after the code is formatted, and so is what a finding is known by.
   */
  private void add(char c) {
    int last = line.length() - 1;
    boolean isAfterBlank = last >= 0 && line.charAt(last) == ' ';
    boolean isBlank = c == ' ' || (c >= '\t' && c <= '\r');
    boolean isAfterOpening = last >= 0 && line.charAt(last) == '(';
    if (isBlank && (isAfterBlank || isAfterOpening)) {
      return;
    }
    if (isAfterBlank && (c == '.' || c == ')')) {
      line.setLength(last);
    }
    line.append(isBlank ? ' ' : c);
  }
}
