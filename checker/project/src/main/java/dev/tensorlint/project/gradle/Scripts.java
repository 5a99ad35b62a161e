// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;

/** The scripts and property files of a build, each read once. */
final class Scripts {

  private final ProjectFiles files;
  private final Map<Path, Optional<Script>> read = new HashMap<>();
  private final List<Problem> problems = new ArrayList<>();

  /**
   * A file that cannot be read.
   *
   * @param line from 1, 0 for the whole file
   */
  record Problem(Path file, int line, String message) {}

  Scripts(ProjectFiles files) {
    this.files = files;
  }

  /** Returns the first script of a list that is there. */
  Optional<Script> first(Path folder, String... names) {
    for (String name : names) {
      Path file = folder.resolve(name);
      if (files.isFile(file)) {
        return read(file);
      }
      reportOdd(file);
    }
    return Optional.empty();
  }

  /** Returns a script; empty, and a problem, if it cannot be read. */
  Optional<Script> read(Path file) {
    Optional<Script> known = read.get(file);
    if (known == null) {
      known = parse(file);
      read.put(file, known);
    }
    return known;
  }

  private Optional<Script> parse(Path file) {
    return text(file).flatMap(text -> parse(file, text));
  }

  private Optional<Script> parse(Path file, String text) {
    try {
      return Optional.of(Script.parse(file, text));
    } catch (UnreadableScriptException e) {
      problems.add(new Problem(file, e.line(), e.what()));
      return Optional.empty();
    }
  }

  /**
   * Returns the text of a file; empty if there is none, or, and a problem, if it cannot be read.
   */
  Optional<String> text(Path file) {
    if (!files.isFile(file)) {
      reportOdd(file);
      return Optional.empty();
    }
    try {
      return Optional.of(files.text(file));
    } catch (IOException e) {
      problems.add(
          new Problem(file, 0, Objects.requireNonNullElse(e.getMessage(), "cannot be read")));
      return Optional.empty();
    }
  }

  private void reportOdd(Path file) {
    Problem problem = new Problem(file, 0, "is no regular file inside the project");
    if (files.isOdd(file) && !problems.contains(problem)) {
      problems.add(problem);
    }
  }

  /** Returns the version catalog in a file; empty if there is none that can be read. */
  Optional<VersionCatalog> catalog(Path file) {
    return text(file).flatMap(text -> catalog(file, text));
  }

  private Optional<VersionCatalog> catalog(Path file, String text) {
    try {
      return Optional.of(VersionCatalog.parse(text));
    } catch (IOException e) {
      problems.add(new Problem(file, 0, "is no TOML"));
      return Optional.empty();
    }
  }

  /** Returns the {@code gradle.properties} of a folder. */
  Properties properties(Path folder) {
    Path file = folder.resolve("gradle.properties");
    Properties properties = new Properties();
    text(file)
        .ifPresent(
            text -> {
              try {
                properties.load(new java.io.StringReader(text));
              } catch (IOException | IllegalArgumentException e) {
                problems.add(new Problem(file, 0, "is no file of properties"));
              }
            });
    return properties;
  }

  List<Problem> problems() {
    return List.copyOf(problems);
  }
}
