// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.artifact;

import dev.tensorlint.project.ProjectGap;
import dev.tensorlint.rules.finding.Diagnostic;
import java.nio.file.Path;
import java.util.List;

/** Finds the jars of libraries. */
public interface ArtifactResolver extends AutoCloseable {

  /** Returns the jars of libraries, and of those that they need. */
  Resolution resolve(Wanted wanted);

  @Override
  void close();

  /** Makes a resolver. */
  @FunctionalInterface
  interface Source {

    /**
     * Makes a resolver.
     *
     * @param diagnostics takes what is wrong with the user's own settings
     */
    ArtifactResolver open(List<Diagnostic> diagnostics);
  }

  /**
   * What a module wants.
   *
   * @param libraries in the order of their declarations; those without a version have that of a
   *     constraint or a platform
   * @param platforms libraries of type {@code pom} that say versions; the first one wins
   * @param constraints versions that win over those of platforms
   * @param isExact whether the libraries are all that is needed, as a lock file says
   */
  record Wanted(
      List<Coordinates> libraries,
      List<Coordinates> platforms,
      List<Coordinates> constraints,
      boolean isExact) {
    public Wanted {
      libraries = List.copyOf(libraries);
      platforms = List.copyOf(platforms);
      constraints = List.copyOf(constraints);
    }
  }

  /**
   * Something that was not found.
   *
   * @param name what it is, for messages
   * @param reason why, as the end of a message that begins with the name: {@code cannot be found}
   */
  record Missing(ProjectGap.Kind kind, String name, String reason) {}

  /** What was found, and what was not. */
  record Resolution(List<Path> jars, List<Missing> missing) {
    public Resolution {
      jars = List.copyOf(jars);
      missing = List.copyOf(missing);
    }
  }
}
