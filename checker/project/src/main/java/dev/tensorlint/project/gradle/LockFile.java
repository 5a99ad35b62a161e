// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.project.ClasspathScope;
import dev.tensorlint.project.artifact.Coordinates;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A lock file: the exact libraries of the class paths that it names. */
final class LockFile {

  private static final String EMPTY = "empty";

  private LockFile() {}

  /**
   * Reads a {@code gradle.lockfile}.
   *
   * @return what is on a class path; empty where the file does not say that
   */
  static Optional<List<Coordinates>> parse(String text, ClasspathScope scope) {
    List<Coordinates> found = new ArrayList<>();
    boolean says = false;
    for (String line : lines(text)) {
      int end = line.lastIndexOf('=');
      boolean counts =
          end > 0 && names(line.substring(end + 1)).anyMatch(each -> isIn(each, scope));
      says |= counts;
      if (counts && !line.substring(0, end).equals(EMPTY)) {
        Coordinates.parse(line.substring(0, end)).ifPresent(found::add);
      }
    }
    return says ? Optional.of(List.copyOf(found)) : Optional.empty();
  }

  /** Reads a {@code compileClasspath.lockfile}, one library a line, as Gradle wrote it once. */
  static List<Coordinates> parseSingle(String text) {
    return lines(text).stream().flatMap(line -> Coordinates.parse(line).stream()).toList();
  }

  private static List<String> lines(String text) {
    return text.lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .toList();
  }

  private static Stream<String> names(String configurations) {
    return Arrays.stream(configurations.split(","));
  }

  private static boolean isIn(String configuration, ClasspathScope scope) {
    String name = configuration.toLowerCase(Locale.ROOT);
    return scope == ClasspathScope.TEST
        ? name.endsWith("classpath")
        : name.endsWith("compileclasspath") && !name.contains("test");
  }
}
