// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

/** Which module a source file belongs to, by its path alone. */
final class ModulePath {

  private static final String SOURCES = "/src/";

  private ModulePath() {}

  /**
   * Returns the folder that holds the {@code src} folder of a file; for a file outside of one, the
   * file's folder. Empty for the folder in which the run started.
   */
  static String of(String path) {
    int sources = ("/" + path).indexOf(SOURCES);
    int end = sources < 0 ? path.lastIndexOf('/') : sources - 1;
    return end <= 0 ? "" : path.substring(0, end);
  }
}
