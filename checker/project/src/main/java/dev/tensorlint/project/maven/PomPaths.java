// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import java.io.File;
import java.nio.file.Path;

/** Paths in diagnostics: absolute, {@code /} between names. */
final class PomPaths {

  private PomPaths() {}

  static String shown(Path path) {
    return path.toAbsolutePath().normalize().toString().replace(File.separatorChar, '/');
  }
}
