// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.yaml.YamlDocument;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * What a user says of projects, in a file that no project can write.
 *
 * @param trustsAll whether every project is trusted
 * @param trusted folders whose projects are trusted
 */
public record UserConfiguration(boolean trustsAll, List<Path> trusted) {

  static final String TRUST = "trust";
  static final List<String> KEYS = List.of(TRUST);

  /** No project is trusted. */
  public static final UserConfiguration NONE = new UserConfiguration(false, List.of());

  /**
   * What a file says.
   *
   * @param diagnostics what is wrong with it, with its places; what is wrong trusts nothing
   */
  public record Loaded(UserConfiguration configuration, List<Diagnostic> diagnostics) {

    public Loaded {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public UserConfiguration {
    trusted = List.copyOf(trusted);
  }

  /**
   * Returns where the file is: {@code tensorlint/config.yaml} in {@code XDG_CONFIG_HOME}, or in
   * {@code .config} of the home folder.
   */
  public static Path location(Map<String, String> environment, Path home) {
    String folder = environment.getOrDefault("XDG_CONFIG_HOME", "");
    // The specification wants paths that are not absolute to be ignored.
    Path base = Path.of(folder).isAbsolute() ? Path.of(folder) : home.resolve(".config");
    return base.resolve("tensorlint").resolve("config.yaml");
  }

  /**
   * Reads a file, which need not exist. Never fails: what is wrong is reported.
   *
   * @param home what {@code ~} stands for
   */
  public static Loaded read(Path file, Path home) {
    YamlProblems problems = new YamlProblems(file.toString().replace('\\', '/'));
    if (!Files.exists(file)) {
      return new Loaded(NONE, List.of());
    }
    UserConfiguration read =
        ConfigurationText.read(file, problems)
            .flatMap(text -> YamlDocument.compose(text, "a user configuration", null, problems))
            .flatMap(document -> fields(document, problems))
            .map(fields -> of(fields, home, problems))
            .orElse(NONE);
    return new Loaded(read, problems.diagnostics());
  }

  private static Optional<YamlFields> fields(Node document, YamlProblems problems) {
    return YamlFields.ofDocument(document, "a user configuration", KEYS, problems);
  }

  private static UserConfiguration of(YamlFields fields, Path home, YamlProblems problems) {
    Optional<Node> value = fields.value(TRUST);
    if (value.isPresent() && !(value.get() instanceof SequenceNode)) {
      return new UserConfiguration(fields.flag(TRUST), List.of());
    }
    List<Path> trusted = new ArrayList<>();
    for (YamlFields.Written written : fields.texts(TRUST)) {
      folder(written, home, problems).ifPresent(trusted::add);
    }
    return new UserConfiguration(false, trusted);
  }

  private static Optional<Path> folder(
      YamlFields.Written written, Path home, YamlProblems problems) {
    String quoted = YamlProblems.quoted(written.text(), "this path");
    try {
      Path folder = expanded(written.text(), home);
      if (folder.isAbsolute()) {
        return Optional.of(folder.normalize());
      }
      problems.report(written.at(), quoted + " is relative: write where the folder is from / or ~");
    } catch (InvalidPathException e) {
      problems.report(written.at(), quoted + " is not a path");
    }
    return Optional.empty();
  }

  private static Path expanded(String written, Path home) {
    if (written.equals("~")) {
      return home;
    }
    return written.startsWith("~/") ? home.resolve(written.substring(2)) : Path.of(written);
  }

  /** Returns what projects in a folder may do. Symbolic links are followed on both sides. */
  public Trust trustOf(Path folder) {
    boolean isTrusted = trustsAll || trusted.stream().anyMatch(each -> holds(each, folder));
    return isTrusted ? Trust.TRUSTED : Trust.UNTRUSTED;
  }

  private static boolean holds(Path trusted, Path folder) {
    try {
      return folder.toRealPath().startsWith(trusted.toRealPath());
    } catch (IOException e) {
      return false;
    }
  }
}
