// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.nio.file.Path;
import java.util.List;

/** Finds the jars of libraries. */
public interface ArtifactResolver {

  /**
   * Returns the jars of libraries, and of those that they need.
   *
   * @param wanted libraries; those without a version have that of a platform
   */
  Resolution resolve(Wanted wanted);

  /**
   * What a module wants.
   *
   * @param libraries in the order of their declarations
   * @param platforms libraries of type {@code pom} that say versions, the first one wins
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
   * @param missing what was not found, each as {@code group:name:version}
   */
  record Resolution(List<Path> jars, List<String> missing) {
    public Resolution {
      jars = List.copyOf(jars);
      missing = List.copyOf(missing);
    }
  }
}
