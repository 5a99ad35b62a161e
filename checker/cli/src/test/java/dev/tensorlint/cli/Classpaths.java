// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;

/** What the linted sources of the tests compile against. */
final class Classpaths {

  private Classpaths() {}

  /** Returns the classes of the tensor runtime, from the class path of the tests. */
  static String runtime() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.replace(File.separatorChar, '/').matches(".*[-/]runtime[-/].*"))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }
}
