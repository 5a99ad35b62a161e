// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import java.util.ArrayList;
import java.util.List;

/**
 * A pattern of paths. Matching keeps the set of all ends that a prefix of the pattern can have in
 * the path, so that it takes time in the product of both lengths, whatever the pattern is.
 *
 * @param parts what the pattern is made of
 */
record Glob(List<Part> parts) {

  /** Something in a pattern. */
  enum Kind {
    /** One character, which is given. */
    CHARACTER,
    /** {@code ?}: one character of a name. */
    ANY_CHARACTER,
    /** {@code *}: characters of one name. */
    ANY_NAME,
    /** {@code **}: any characters. */
    ANYTHING,
    /** {@code **}{@code /}: any number of folders. */
    ANY_FOLDERS
  }

  /**
   * A part of a pattern.
   *
   * @param character the character that is meant, for {@link Kind#CHARACTER}
   */
  record Part(Kind kind, char character) {}

  Glob {
    parts = List.copyOf(parts);
  }

  /** Reads a pattern. */
  static Glob of(String pattern) {
    List<Part> parts = new ArrayList<>();
    int at = 0;
    while (at < pattern.length()) {
      Kind kind = kindAt(pattern, at);
      parts.add(new Part(kind, pattern.charAt(at)));
      at += length(kind);
    }
    return new Glob(parts);
  }

  private static Kind kindAt(String pattern, int at) {
    if (pattern.startsWith("**/", at)) {
      return Kind.ANY_FOLDERS;
    }
    if (pattern.startsWith("**", at)) {
      return Kind.ANYTHING;
    }
    return switch (pattern.charAt(at)) {
      case '*' -> Kind.ANY_NAME;
      case '?' -> Kind.ANY_CHARACTER;
      default -> Kind.CHARACTER;
    };
  }

  private static int length(Kind kind) {
    return switch (kind) {
      case CHARACTER, ANY_CHARACTER, ANY_NAME -> 1;
      case ANYTHING -> 2;
      case ANY_FOLDERS -> 3;
    };
  }

  /** Returns whether a path, {@code /} between names, or a folder above it matches. */
  boolean matches(String path) {
    boolean[] ends = new boolean[path.length() + 1];
    ends[0] = true;
    for (Part part : parts) {
      ends = after(part, ends, path);
    }
    for (int end = 0; end < ends.length; end++) {
      if (ends[end] && (end == path.length() || path.charAt(end) == '/')) {
        return true;
      }
    }
    return false;
  }

  /** Returns where a part can end that starts at one of some places. */
  private static boolean[] after(Part part, boolean[] starts, String path) {
    boolean[] ends = new boolean[starts.length];
    boolean hasStarted = false;
    for (int at = 0; at < ends.length; at++) {
      char last = at == 0 ? '/' : path.charAt(at - 1);
      boolean startsBefore = at > 0 && starts[at - 1];
      boolean endsBefore = at > 0 && ends[at - 1];
      ends[at] =
          switch (part.kind()) {
            case CHARACTER -> startsBefore && last == part.character();
            case ANY_CHARACTER -> startsBefore && last != '/';
            case ANY_NAME -> starts[at] || (endsBefore && last != '/');
            case ANYTHING -> starts[at] || endsBefore;
            case ANY_FOLDERS -> starts[at] || (hasStarted && last == '/');
          };
      hasStarted |= starts[at];
    }
    return ends;
  }
}
