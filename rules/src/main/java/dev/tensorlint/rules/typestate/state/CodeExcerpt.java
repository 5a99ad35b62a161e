// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.source.Span;

/**
 * Code as it is shown in a sentence: on one line, without comments, and shortened. It reads no more
 * of the code than it shows: each link of a long chain is shown with all before it.
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

  /** Returns the code in a span of a text, with at most so many characters. */
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

  /** Returns where something is, the end where it is nowhere before that. */
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

  /** Comment marks inside a string are none; a quote that nothing closes stands for itself. */
  private int endOfString() {
    for (int i = at + 1; i < end && text.charAt(i) != '\n'; i++) {
      if (text.charAt(i) == '"') {
        return i + 1;
      }
      i += text.charAt(i) == '\\' ? 1 : 0;
    }
    return at + 1;
  }

  /** White space is one blank; before the next link of a chain it is none. */
  private void add(char c) {
    int last = line.length() - 1;
    boolean isAfterBlank = last >= 0 && line.charAt(last) == ' ';
    boolean isBlank = c == ' ' || (c >= '\t' && c <= '\r');
    if (isBlank && isAfterBlank) {
      return;
    }
    if (c == '.' && isAfterBlank) {
      line.setLength(last);
    }
    line.append(isBlank ? ' ' : c);
  }
}
