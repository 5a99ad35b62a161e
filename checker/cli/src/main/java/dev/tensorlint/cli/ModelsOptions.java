// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Parameters;

/** What {@code models} is asked for: the name of a model or, with {@code --of}, sources. */
final class ModelsOptions extends LintOptions {

  @Parameters(
      paramLabel = "NAME|PATH",
      arity = "0..*",
      description =
          "Name of a model. With --of: a Java file, a folder of sources, or a folder with a build"
              + " file.")
  private List<String> words = List.of();

  ModelsOptions(Console console) {
    super(console);
  }

  List<String> words() {
    return words;
  }

  @Override
  List<Path> paths() {
    return words.stream().map(Path::of).toList();
  }
}
