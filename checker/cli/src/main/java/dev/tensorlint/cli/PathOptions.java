// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Parameters;

/** What to lint and how, of a command that lints each PATH. */
class PathOptions extends LintOptions {

  @Parameters(
      paramLabel = "PATH",
      arity = "1..*",
      description =
          "A Java file, a folder of sources, a folder with a build file, or a jar or folder of"
              + " classes.")
  private List<Path> paths = List.of();

  PathOptions(Console console) {
    super(console);
  }

  @Override
  List<Path> paths() {
    return paths;
  }
}
