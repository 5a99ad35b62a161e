// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.relevance;

import dev.tensorlint.rules.source.UnicodeEscapes;
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

  /** What is known of a text that could not be looked at. */
  public static final Words NOT_READ = new Words(Set.of(), Set.of(), false);

  private static final Set<String> DECLARING = Set.of("class", "interface", "enum", "record");

  public static Words of(String text) {
    Reader reader = new Reader(UnicodeEscapes.decoded(text));
    reader.readAll();
    return new Words(reader.identifiers, reader.declaredTypes, reader.isWellFormed());
  }

  /** Returns the identifiers of a text that lists names, such as the constants of a class. */
  public static Set<String> ofNames(String text) {
    Set<String> names = new HashSet<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || !isOfName(text.charAt(i))) {
        if (i > start) {
          names.add(text.substring(start, i));
        }
        start = i + 1;
      }
    }
    return names;
  }

  /** A dollar sign parts the name of a member class from that of its owner. */
  private static boolean isOfName(char c) {
    return c != '$' && Character.isJavaIdentifierPart(c);
  }

  private static final class Reader extends TokenReader {

    private final Set<String> identifiers = new HashSet<>();
    private final Set<String> declaredTypes = new HashSet<>();
    private final StringBuilder open = new StringBuilder();
    private String before = "";
    private boolean isUnbalanced;

    Reader(String text) {
      super(text);
    }

    boolean isWellFormed() {
      return !isBroken() && !isUnbalanced && open.isEmpty();
    }

    @Override
    protected void word(int start, int end) {
      String word = text().substring(start, end);
      identifiers.add(word);
      if (DECLARING.contains(before)) {
        declaredTypes.add(word);
      }
      before = word;
    }

    @Override
    protected void symbol(int offset) {
      char c = text().charAt(offset);
      before = "";
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
        isUnbalanced = true;
      } else {
        open.setLength(last);
      }
    }
  }
}
