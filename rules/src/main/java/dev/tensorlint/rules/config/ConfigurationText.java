// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import dev.tensorlint.rules.source.BoundedFile;
import dev.tensorlint.rules.source.RefusedFileException;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** The texts of configuration files, as far as they can be read. */
final class ConfigurationText {

  private static final int MOST_BYTES = 1 << 18;

  private ConfigurationText() {}

  /** Returns the text of a file; empty when it cannot be read, which is reported. */
  static Optional<String> read(Path file, YamlProblems problems) {
    try {
      return Optional.of(BoundedFile.readText(file, MOST_BYTES));
    } catch (IOException e) {
      problems.reportFile("cannot read the configuration: " + reason(e));
      return Optional.empty();
    }
  }

  private static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such file";
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (e instanceof RefusedFileException refused) {
      return "it " + refused.what() + ", " + refused.cure();
    }
    return e instanceof CharacterCodingException
        ? "it is not UTF-8"
        : String.valueOf(e.getMessage());
  }
}
