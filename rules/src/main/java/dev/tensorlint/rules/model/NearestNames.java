// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** The names that a misspelt one may have meant. */
final class NearestNames {

  private NearestNames() {}

  /** Returns the closest names within a third of the length, at most three, the closest first. */
  static List<String> of(String written, Collection<String> names) {
    int limit = Math.max(1, written.length() / 3);
    return names.stream()
        .distinct()
        .filter(name -> distance(written, name) <= limit)
        .sorted(
            Comparator.comparingInt((String name) -> distance(written, name))
                .thenComparing(Comparator.naturalOrder()))
        .limit(3)
        .toList();
  }

  /** Returns {@code did you mean `x`?}, or {@code otherwise} when nothing is close. */
  static String question(String written, Collection<String> names, String otherwise) {
    List<String> nearest = of(written, names);
    return nearest.isEmpty() ? otherwise : "did you mean " + alternatives(nearest) + "?";
  }

  /** Returns {@code `a`, `b` or `c`}. */
  static String alternatives(List<String> names) {
    return joined(names, "or");
  }

  /** Returns {@code `a`, `b` and `c`}. */
  static String listed(Collection<String> names) {
    return joined(List.copyOf(names), "and");
  }

  private static String joined(List<String> names, String word) {
    int last = names.size() - 1;
    if (last <= 0) {
      return "`" + String.join("", names) + "`";
    }
    String others = String.join("`, `", names.subList(0, last));
    return "`" + others + "` " + word + " `" + names.get(last) + "`";
  }

  /** Levenshtein's distance of the two in lower case. */
  private static int distance(String one, String other) {
    int[] above = new int[other.length() + 1];
    for (int j = 0; j < above.length; j++) {
      above[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      above = nextRow(above, i, one.charAt(i - 1), other);
    }
    return above[other.length()];
  }

  private static int[] nextRow(int[] above, int i, char letter, String other) {
    int[] row = new int[above.length];
    row[0] = i;
    for (int j = 1; j < row.length; j++) {
      boolean same = Character.toLowerCase(letter) == Character.toLowerCase(other.charAt(j - 1));
      int replaced = above[j - 1] + (same ? 0 : 1);
      row[j] = Math.min(replaced, Math.min(above[j], row[j - 1]) + 1);
    }
    return row;
  }
}
