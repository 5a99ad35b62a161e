// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import java.nio.file.Path;

/**
 * Paths as people read them: relative to the working directory when below it, {@code /} between
 * names.
 */
public record ShownPaths(Path workingDirectory) {

  public ShownPaths {
    workingDirectory = workingDirectory.toAbsolutePath().normalize();
  }

  public String of(Path path) {
    Path absolute = workingDirectory.resolve(path).normalize();
    boolean isBelow = absolute.startsWith(workingDirectory) && !absolute.equals(workingDirectory);
    Path shown = isBelow ? workingDirectory.relativize(absolute) : absolute;
    return shown.toString().replace('\\', '/');
  }
}
