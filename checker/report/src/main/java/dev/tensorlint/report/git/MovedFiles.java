// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.git;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Files that were moved to another folder: one of the same name is gone, and they share at least
 * half of their lines. A file of another name has another class.
 */
final class MovedFiles {

  private static final double LEAST_COMMON = 0.5;

  private MovedFiles() {}

  /** Returns where each file was that has been moved, by where it is. */
  static Map<Path, Path> of(Map<Path, byte[]> gone, Map<Path, byte[]> added) {
    Map<Path, Path> moved = new HashMap<>();
    TreeMap<Path, byte[]> left = new TreeMap<>(gone);
    new TreeMap<>(added)
        .forEach(
            (now, bytes) -> {
              Optional<Path> then = alike(left, now, lines(bytes));
              then.ifPresent(
                  each -> {
                    moved.put(now, each);
                    left.remove(each);
                  });
            });
    return moved;
  }

  private static Optional<Path> alike(Map<Path, byte[]> left, Path now, Set<String> lines) {
    return left.entrySet().stream()
        .filter(each -> each.getKey().getFileName().equals(now.getFileName()))
        .filter(each -> common(lines(each.getValue()), lines) >= LEAST_COMMON)
        .max(Comparator.comparingDouble(each -> common(lines(each.getValue()), lines)))
        .map(Map.Entry::getKey);
  }

  private static Set<String> lines(byte[] bytes) {
    List<String> lines =
        new String(bytes, StandardCharsets.ISO_8859_1)
            .lines()
            .map(String::strip)
            .filter(each -> !each.isEmpty())
            .toList();
    return new HashSet<>(lines);
  }

  private static double common(Set<String> one, Set<String> other) {
    long common = one.stream().filter(other::contains).count();
    return (double) common / Math.max(1, Math.max(one.size(), other.size()));
  }
}
