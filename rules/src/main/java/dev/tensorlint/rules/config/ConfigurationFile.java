// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds and reads configuration files. One that belongs to an untrusted project reaches no file
 * outside of the {@link ProjectRoot}.
 */
public final class ConfigurationFile {

  /** The name of a configuration that is found without being named. */
  public static final String NAME = "tensorlint.yaml";

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

  /**
   * Returns the configuration in the folder of a path or in the nearest one above it. A file above
   * an untrusted project may belong to another user: the search ends at the root of the repository
   * or, without one, at a folder that every user may write to.
   */
  public static Optional<Path> findAbove(Path path, Trust trust) {
    Path start = path.toAbsolutePath().normalize();
    boolean endsEarly = trust == Trust.UNTRUSTED;
    @Nullable Path folder = start;
    while (folder != null) {
      Path file = folder.resolve(NAME);
      if (Files.isRegularFile(file)) {
        return Optional.of(file);
      }
      if (endsEarly && (ProjectRoot.isRepository(folder) || isOpenAbove(folder))) {
        return Optional.empty();
      }
      folder = folder.getParent();
    }
    return Optional.empty();
  }

  private static boolean isOpenAbove(Path folder) {
    return folder.getParent() != null && ProjectRoot.isOpenToAll(folder.getParent());
  }

  /**
   * Reads a file. Never fails: what is wrong is reported.
   *
   * @param trust whether the file may name others outside of its project, and be a link to one
   */
  public static Loaded read(Path file, Trust trust) {
    Path absolute = file.toAbsolutePath().normalize();
    YamlProblems problems = new YamlProblems(absolute.toString().replace('\\', '/'));
    Reach reach = new Reach(folderOf(absolute), trust);
    if (!reach.includes(absolute)) {
      problems.reportFile(Reach.outside());
      return new Loaded(Configuration.DEFAULT, problems.diagnostics());
    }
    Configuration read =
        ConfigurationText.read(absolute, problems)
            .map(text -> ConfigurationDecoder.decode(absolute, text, reach, problems))
            .orElse(Configuration.DEFAULT);
    return new Loaded(read, problems.diagnostics());
  }

  /**
   * Reads the text of a file that may not be saved yet. Never fails: what is wrong is reported.
   *
   * @param file where it is, or will be
   */
  public static Loaded parse(Path file, String text, Trust trust) {
    Path absolute = file.toAbsolutePath().normalize();
    YamlProblems problems = new YamlProblems(absolute.toString().replace('\\', '/'));
    Reach reach = new Reach(folderOf(absolute), trust);
    Configuration read = ConfigurationDecoder.decode(absolute, text, reach, problems);
    return new Loaded(read, problems.diagnostics());
  }

  private static Path folderOf(Path file) {
    return Objects.requireNonNullElse(file.getParent(), file);
  }
}
