// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether a text mentions a modelled type or package. One pass over the text: each identifier is
 * looked up by its hash code, which is computed in the same pass, and nothing is copied.
 *
 * <p>A text with Unicode escapes always matches: they could spell any name.
 */
final class NameFilter {

  private final Map<Integer, List<String[]>> byHash = new HashMap<>();

  private NameFilter() {}

  /** Returns a filter on the types of models that have types of their own. */
  static NameFilter of(List<LibraryModel> libraries) {
    NameFilter filter = new NameFilter();
    libraries.stream()
        .filter(library -> !library.effectsOnly())
        .flatMap(library -> library.types().stream())
        .forEach(type -> filter.add(type.name()));
    return filter;
  }

  private void add(String type) {
    int cut = type.lastIndexOf('.');
    addName(type.substring(Math.max(cut, type.lastIndexOf('$')) + 1));
    if (cut > 0) {
      addName(type.substring(0, cut));
    }
  }

  private void addName(String name) {
    String[] segments = name.split("\\.");
    List<String[]> names = byHash.computeIfAbsent(segments[0].hashCode(), h -> new ArrayList<>());
    if (names.stream().noneMatch(known -> List.of(known).equals(List.of(segments)))) {
      names.add(segments);
    }
  }

  boolean matches(String text) {
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (c == '\\' && text.startsWith("u", i + 1)) {
        return !byHash.isEmpty();
      }
      if (!Character.isJavaIdentifierStart(c)) {
        i++;
        continue;
      }
      int end = endOfIdentifier(text, i);
      if (mentions(text, i, end)) {
        return true;
      }
      i = end;
    }
    return false;
  }

  private boolean mentions(String text, int start, int end) {
    int hash = 0;
    for (int i = start; i < end; i++) {
      hash = 31 * hash + text.charAt(i);
    }
    List<String[]> names = byHash.get(hash);
    return names != null && names.stream().anyMatch(name -> isAt(text, start, end, name));
  }

  /** Returns whether the identifiers of a qualified name stand at a place, with any white space. */
  private static boolean isAt(String text, int start, int end, String[] name) {
    int from = start;
    int to = end;
    for (int segment = 0; segment < name.length; segment++) {
      if (segment > 0) {
        int dot = skipBlanks(text, to);
        if (dot == text.length() || text.charAt(dot) != '.') {
          return false;
        }
        from = skipBlanks(text, dot + 1);
        to = endOfIdentifier(text, from);
      }
      if (to - from != name[segment].length() || !text.startsWith(name[segment], from)) {
        return false;
      }
    }
    return true;
  }

  private static int endOfIdentifier(String text, int start) {
    int i = start;
    while (i < text.length() && Character.isJavaIdentifierPart(text.charAt(i))) {
      i++;
    }
    return i;
  }

  private static int skipBlanks(String text, int start) {
    int i = start;
    while (i < text.length() && Character.isWhitespace(text.charAt(i))) {
      i++;
    }
    return i;
  }
}
