// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.BoundedFile;
import dev.tensorlint.rules.source.RefusedFileException;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds and reads configuration files. */
public final class ConfigurationFile {

  /** The name of a configuration that is found without being named. */
  public static final String NAME = "tensorlint.yaml";

  private static final int MOST_BYTES = 2 << 20;

  private ConfigurationFile() {}

  /**
   * What a file says.
   *
   * @param diagnostics what is wrong with it, with its places; what is wrong has its default
   */
  public record Loaded(Configuration configuration, List<Diagnostic> diagnostics) {

    /** What is so where there is no file. */
    public static final Loaded NONE = new Loaded(Configuration.DEFAULT, List.of());

    public Loaded {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /** Returns the configuration in the folder of a path or in the nearest one above it. */
  public static Optional<Path> findAbove(Path path) {
    @Nullable Path folder = path.toAbsolutePath().normalize();
    while (folder != null) {
      Path file = folder.resolve(NAME);
      if (Files.isRegularFile(file)) {
        return Optional.of(file);
      }
      folder = folder.getParent();
    }
    return Optional.empty();
  }

  /** Reads a file. Never fails: what is wrong is told. */
  public static Loaded read(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    YamlProblems problems = new YamlProblems(absolute.toString().replace('\\', '/'));
    Configuration read = Configuration.DEFAULT;
    try {
      read =
          ConfigurationDecoder.decode(
              absolute, BoundedFile.readText(absolute, MOST_BYTES), problems);
    } catch (IOException e) {
      problems.reportFile("cannot read the configuration: " + reason(e));
    }
    return new Loaded(read, problems.diagnostics());
  }

  /**
   * Reads the text of a file that may not be saved yet. Never fails: what is wrong is told.
   *
   * @param file where it is, or will be
   */
  public static Loaded parse(Path file, String text) {
    Path absolute = file.toAbsolutePath().normalize();
    YamlProblems problems = new YamlProblems(absolute.toString().replace('\\', '/'));
    Configuration read = ConfigurationDecoder.decode(absolute, text, problems);
    return new Loaded(read, problems.diagnostics());
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
