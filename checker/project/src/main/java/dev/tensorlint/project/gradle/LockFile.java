// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

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
   * @return what main sources are compiled against; empty where the file does not say that
   */
  static Optional<List<Coordinates>> parse(String text) {
    List<Coordinates> found = new ArrayList<>();
    boolean says = false;
    for (String line : lines(text)) {
      int end = line.lastIndexOf('=');
      boolean isOfMain = end > 0 && names(line.substring(end + 1)).anyMatch(LockFile::isOfMain);
      says |= isOfMain;
      if (isOfMain && !line.substring(0, end).equals(EMPTY)) {
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

  private static boolean isOfMain(String configuration) {
    String name = configuration.toLowerCase(Locale.ROOT);
    return name.endsWith("compileclasspath") && !name.contains("test");
  }
}
