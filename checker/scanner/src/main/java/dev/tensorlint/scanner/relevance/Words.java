// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.relevance;

import java.util.HashSet;
import java.util.Set;

/**
 * The identifiers of a Java text and the types that it declares, found without parsing it.
 *
 * @param identifiers all identifiers outside of comments and literals
 * @param declaredTypes simple names behind {@code class}, {@code interface}, {@code enum} and
 *     {@code record}
 * @param isWellFormed whether comments, literals and brackets end as they begin; a file that is not
 *     so does not parse
 */
public record Words(Set<String> identifiers, Set<String> declaredTypes, boolean isWellFormed) {

  private static final Set<String> DECLARING = Set.of("class", "interface", "enum", "record");

  public static Words of(String text) {
    Reader reader = new Reader(text);
    reader.readAll();
    return new Words(reader.identifiers, reader.declaredTypes, reader.isWellFormed());
  }

  private static final class Reader {

    private final String text;
    private final Set<String> identifiers = new HashSet<>();
    private final Set<String> declaredTypes = new HashSet<>();
    private final StringBuilder open = new StringBuilder();
    private String before = "";
    private boolean broken;
    private int at;

    Reader(String text) {
      this.text = text;
    }

    boolean isWellFormed() {
      return !broken && open.isEmpty();
    }

    void readAll() {
      while (at < text.length()) {
        char c = text.charAt(at);
        if (Character.isJavaIdentifierStart(c)) {
          identifier();
        } else if (c == '"') {
          string();
        } else if (c == '\'') {
          literal('\'');
        } else if (c == '/') {
          slash();
        } else {
          other(c);
          at++;
        }
      }
    }

    private void identifier() {
      int start = at;
      while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
        at++;
      }
      String word = text.substring(start, at);
      identifiers.add(word);
      if (DECLARING.contains(before)) {
        declaredTypes.add(word);
      }
      before = word;
    }

    private void string() {
      if (!text.startsWith("\"\"\"", at)) {
        literal('"');
        return;
      }
      at += 3;
      while (at < text.length() && !text.startsWith("\"\"\"", at)) {
        at += text.charAt(at) == '\\' ? 2 : 1;
      }
      broken |= at >= text.length();
      at += 3;
    }

    private void literal(char quote) {
      at++;
      while (at < text.length() && text.charAt(at) != quote && text.charAt(at) != '\n') {
        at += text.charAt(at) == '\\' ? 2 : 1;
      }
      broken |= at >= text.length() || text.charAt(at) != quote;
      at++;
    }

    private void slash() {
      if (text.startsWith("//", at)) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (text.startsWith("/*", at)) {
        int end = text.indexOf("*/", at + 2);
        broken |= end < 0;
        at = end < 0 ? text.length() : end + 2;
      } else {
        at++;
      }
    }

    private void other(char c) {
      if (!Character.isWhitespace(c)) {
        before = "";
      }
      switch (c) {
        case '(', '[', '{' -> open.append(c);
        case ')' -> close('(');
        case ']' -> close('[');
        case '}' -> close('{');
        default -> {
          // No bracket.
        }
      }
    }

    private void close(char opening) {
      int last = open.length() - 1;
      if (last < 0 || open.charAt(last) != opening) {
        broken = true;
      } else {
        open.setLength(last);
      }
    }
  }
}
