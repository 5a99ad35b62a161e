// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.artifact;

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
   * What was found.
   *
   * @param missing what was not found and why, each as the end of a message: {@code `g:a:1` cannot
   *     be found}
   */
  record Resolution(List<Path> jars, List<String> missing) {
    public Resolution {
      jars = List.copyOf(jars);
      missing = List.copyOf(missing);
    }
  }
}
