// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.finding;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

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
    String word = written.toLowerCase(Locale.ROOT);
    Map<String, Integer> near = new TreeMap<>();
    for (String name : names) {
      if (Math.abs(name.length() - word.length()) <= limit) {
        int distance = distance(word, name.toLowerCase(Locale.ROOT), limit);
        if (distance <= limit) {
          near.put(name, distance);
        }
      }
    }
    return near.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .limit(3)
        .map(Map.Entry::getKey)
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
   * get from one word to the other (optimal string alignment); any larger number where that is more
   * than a limit. Rows of which every cell is over the limit end it.
   */
  private static int distance(String from, String to, int limit) {
    int[] beforeLast = new int[to.length() + 1];
    int[] last = new int[to.length() + 1];
    Arrays.setAll(last, j -> j);
    for (int i = 1; i <= from.length(); i++) {
      int[] row = new int[to.length() + 1];
      row[0] = i;
      int least = i;
      for (int j = 1; j <= to.length(); j++) {
        int replaced = last[j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, Math.min(last[j], row[j - 1]) + 1);
        if (isSwap(from, i, to, j)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
        least = Math.min(least, row[j]);
      }
      if (least > limit) {
        return least;
      }
      beforeLast = last;
      last = row;
    }
    return last[to.length()];
  }

  private static boolean isSwap(String from, int i, String to, int j) {
    return i > 1
        && j > 1
        && from.charAt(i - 1) == to.charAt(j - 2)
        && from.charAt(i - 2) == to.charAt(j - 1);
  }
}
