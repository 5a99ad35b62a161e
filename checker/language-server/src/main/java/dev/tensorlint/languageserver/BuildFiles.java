// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** The files that a class path is read from. */
final class BuildFiles {

  private static final Set<String> NAMES = Set.of("pom.xml", "gradle.properties");

  private static final List<String> ENDINGS =
      List.of(".gradle", ".gradle.kts", ".versions.toml", ".lockfile");

  /** Patterns of their names, for clients that watch files. */
  static final List<String> GLOBS =
      List.of(
          "**/pom.xml",
          "**/gradle.properties",
          "**/*.gradle",
          "**/*.gradle.kts",
          "**/*.versions.toml",
          "**/*.lockfile");

  private BuildFiles() {}

  static boolean isOne(String path) {
    String name = path.substring(path.lastIndexOf('/') + 1);
    return NAMES.contains(name) || ENDINGS.stream().anyMatch(name::endsWith);
  }

  static boolean isOne(Path path) {
    return isOne(Uris.name(path));
  }
}
