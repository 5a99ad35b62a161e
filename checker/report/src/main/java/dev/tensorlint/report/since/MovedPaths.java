// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.since;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The paths of files as reports show them: from where a file was to where it is. */
final class MovedPaths implements UnaryOperator<String> {

  private final Map<String, String> paths = new HashMap<>();

  /**
   * @param moved where each file was, by where it is
   * @param reported the folder to which reported paths are relative
   */
  MovedPaths(Map<Path, Path> moved, Path reported) {
    Path folder = real(reported);
    moved.forEach((now, then) -> paths.put(shown(then, folder), shown(now, folder)));
  }

  /** Git names files with symbolic links followed. */
  private static Path real(Path folder) {
    try {
      return folder.toRealPath();
    } catch (IOException e) {
      return folder;
    }
  }

  private static String shown(Path file, Path folder) {
    Path path = file.startsWith(folder) ? folder.relativize(file) : file;
    return path.toString().replace(File.separatorChar, '/');
  }

  @Override
  public String apply(String path) {
    return paths.getOrDefault(path, path);
  }
}
