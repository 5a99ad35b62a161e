// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;

/**
 * How deep a text of JSON is nested, and the {@code id} of the message that it is: found without a
 * parser, in one pass, so that neither depth nor size costs more than to read it.
 */
final class JsonNesting {

  private static final String ID = "id";

  private final CharSequence text;
  private int at;
  private int depth;
  private int deepest;
  private @Nullable Either<String, Number> id;

  private JsonNesting(CharSequence text) {
    this.text = text;
  }

  static JsonNesting of(CharSequence text) {
    JsonNesting nesting = new JsonNesting(text);
    nesting.read();
    return nesting;
  }

  /** Returns how many objects and arrays are in each other at most. */
  int depth() {
    return deepest;
  }

  /** Returns the id of the message; null where it has none that is a plain text or an integer. */
  @Nullable Either<String, Number> id() {
    return id;
  }

  private void read() {
    while (at < text.length()) {
      char next = text.charAt(at);
      if (next == '"') {
        String read = string();
        if (depth == 1 && read.equals(ID)) {
          readId();
        }
      } else {
        depth += isOpening(next) ? 1 : isClosing(next) ? -1 : 0;
        deepest = Math.max(deepest, depth);
        at++;
      }
    }
  }

  private static boolean isOpening(char c) {
    return c == '{' || c == '[';
  }

  private static boolean isClosing(char c) {
    return c == '}' || c == ']';
  }

  /** Returns a string as it is written, and goes on after it. */
  private String string() {
    int start = ++at;
    while (at < text.length() && text.charAt(at) != '"') {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    int end = Math.min(at, text.length());
    at++;
    return end - start > ID.length() && depth != 1 ? "" : text.subSequence(start, end).toString();
  }

  private void readId() {
    skipBlanks();
    if (at >= text.length() || text.charAt(at) != ':') {
      return;
    }
    at++;
    skipBlanks();
    if (at < text.length() && text.charAt(at) == '"') {
      id = Either.forLeft(string());
    } else {
      int start = at;
      while (at < text.length() && isDigit(text.charAt(at))) {
        at++;
      }
      // An id of more digits is none that a client makes.
      if (at > start && at - start < 10) {
        id = Either.forRight(Integer.valueOf(text.subSequence(start, at).toString()));
      }
    }
  }

  private static boolean isDigit(char c) {
    return c == '-' || (c >= '0' && c <= '9');
  }

  private void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }
}
