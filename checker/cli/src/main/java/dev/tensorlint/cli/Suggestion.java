// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that a misspelt one may have meant. */
final class Suggestion {

  private Suggestion() {}

  /** Returns {@code , did you mean 'x'?}, or nothing when no name is near. */
  static String question(String written, Collection<String> names) {
    return nearest(written, names).map(name -> ", did you mean '" + name + "'?").orElse("");
  }

  /** Returns the nearest name, if a third of the letters or fewer differ. */
  static Optional<String> nearest(String written, Collection<String> names) {
    int limit = Math.max(1, written.length() / 3);
    return names.stream()
        .sorted()
        .min(Comparator.comparingInt(name -> distance(written, name)))
        .filter(name -> distance(written, name) <= limit);
  }

  /** Levenshtein's distance with neighbours swapped as one step, letters compared without case. */
  private static int distance(String one, String other) {
    String left = one.toLowerCase(Locale.ROOT);
    String right = other.toLowerCase(Locale.ROOT);
    int[][] distance = new int[left.length() + 1][right.length() + 1];
    for (int i = 0; i <= left.length(); i++) {
      for (int j = 0; j <= right.length(); j++) {
        distance[i][j] = i == 0 || j == 0 ? i + j : step(distance, i, j, left, right);
      }
    }
    return distance[left.length()][right.length()];
  }

  private static int step(int[][] distance, int i, int j, String left, String right) {
    int replacing = distance[i - 1][j - 1] + (left.charAt(i - 1) == right.charAt(j - 1) ? 0 : 1);
    int changing = Math.min(replacing, Math.min(distance[i - 1][j], distance[i][j - 1]) + 1);
    return isSwap(i, j, left, right) ? Math.min(changing, distance[i - 2][j - 2] + 1) : changing;
  }

  private static boolean isSwap(int i, int j, String left, String right) {
    return i > 1
        && j > 1
        && left.charAt(i - 1) == right.charAt(j - 2)
        && left.charAt(i - 2) == right.charAt(j - 1);
  }
}
