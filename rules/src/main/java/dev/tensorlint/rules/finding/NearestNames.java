// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.finding;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The names that a misspelt one may have meant. */
public final class NearestNames {

  /** Nobody misspells more than this; comparing takes time in the square of it. */
  private static final int LONGEST = 100;

  private NearestNames() {}

  /** Returns the closest names within a third of the length, at most three, the closest first. */
  public static List<String> of(String written, Collection<String> names) {
    return within(Math.max(1, written.length() / 3), written, names);
  }

  /** Returns the closest names that differ by some letters at most, three of them at most. */
  public static List<String> within(int limit, String written, Collection<String> names) {
    if (written.length() > LONGEST) {
      return List.of();
    }
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
  public static String question(String written, Collection<String> names, String otherwise) {
    List<String> nearest = of(written, names);
    return nearest.isEmpty() ? otherwise : "did you mean " + alternatives(nearest) + "?";
  }

  /** Returns {@code `a`, `b` or `c`}. */
  public static String alternatives(List<String> names) {
    return joined(names, "or");
  }

  /** Returns {@code `a`, `b` and `c`}. */
  public static String listed(Collection<String> names) {
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

  /**
   * Returns how many letters must be inserted, removed, replaced or swapped with their neighbour to
   * get from one word to the other, case aside (optimal string alignment).
   */
  private static int distance(String one, String other) {
    String from = one.toLowerCase(Locale.ROOT);
    String to = other.toLowerCase(Locale.ROOT);
    int[][] distances = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        distances[i][j] = distance(distances, from, i, to, j);
      }
    }
    return distances[from.length()][to.length()];
  }

  private static int distance(int[][] known, String from, int i, String to, int j) {
    if (i == 0 || j == 0) {
      return i + j;
    }
    int replaced = known[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
    int best = Math.min(replaced, Math.min(known[i - 1][j], known[i][j - 1]) + 1);
    boolean isSwap =
        i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1);
    return isSwap ? Math.min(best, known[i - 2][j - 2] + 1) : best;
  }
}
