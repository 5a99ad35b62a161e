// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;

/**
 * Patterns of files, with the meaning that they have in {@code .gitignore}: {@code *} and {@code ?}
 * stand for characters of one name, {@code **} for any number of folders; a pattern without {@code
 * /} inside names a file or folder at any depth, any other is relative to the folder of the
 * patterns; a folder stands for all that is in it.
 */
public final class FilePatterns {

  private final Path folder;
  private final List<Glob> patterns;

  private FilePatterns(Path folder, List<Glob> patterns) {
    this.folder = folder;
    this.patterns = patterns;
  }

  /** Returns whether no file matches. */
  boolean isEmpty() {
    return patterns.isEmpty();
  }

  /**
   * Reads patterns.
   *
   * @param folder where relative patterns start
   */
  static FilePatterns of(Path folder, List<String> patterns) {
    return new FilePatterns(
        folder.toAbsolutePath().normalize(), patterns.stream().map(FilePatterns::compile).toList());
  }

  /**
   * Returns the test of paths as reports show them.
   *
   * @param workingDirectory where shown paths start
   */
  Predicate<String> from(Path workingDirectory) {
    Path start = workingDirectory.toAbsolutePath().normalize();
    return path -> matches(start.resolve(path).normalize());
  }

  private boolean matches(Path file) {
    String relative = folder.relativize(file).toString().replace('\\', '/');
    return patterns.stream().anyMatch(pattern -> pattern.matches(relative));
  }

  private static Glob compile(String written) {
    String pattern = written.replaceFirst("^\\./", "").replaceFirst("/$", "");
    String anywhere = pattern.contains("/") ? "" : "**/";
    return Glob.of(anywhere + pattern.replaceFirst("^/", ""));
  }
}
