// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.project.BuildReader;
import dev.tensorlint.project.Confines;
import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.project.artifact.ArtifactResolver;
import dev.tensorlint.rules.finding.Diagnostic;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads Gradle builds. A folder that is a module of a build above it is read with the settings,
 * catalogs and plugins of that build.
 */
public final class GradleReader implements BuildReader {

  private static final List<String> SETTINGS = List.of("settings.gradle.kts", "settings.gradle");
  private static final List<String> SCRIPTS = List.of("build.gradle.kts", "build.gradle");

  /** Folders above a module in which its settings are looked for. */
  private static final int ABOVE = 5;

  private final ProjectOptions options;
  private final ArtifactResolver.Source artifacts;

  /**
   * @param artifacts where jars of libraries come from
   */
  public GradleReader(ProjectOptions options, ArtifactResolver.Source artifacts) {
    this.options = options;
    this.artifacts = artifacts;
  }

  @Override
  public boolean reads(Path folder) {
    return hasOneOf(folder, SETTINGS) || hasOneOf(folder, SCRIPTS);
  }

  /** Also what only has the name of a build file, so that it is reported. */
  private boolean hasOneOf(Path folder, List<String> names) {
    names.forEach(name -> options.inputs().add(folder.resolve(name)));
    return names.stream()
        .map(folder::resolve)
        .anyMatch(file -> Files.exists(file, LinkOption.NOFOLLOW_LINKS));
  }

  @Override
  public ProjectLayout read(List<Path> folders, Confines confines) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    try (ArtifactResolver resolver = artifacts.open(diagnostics)) {
      List<ProjectLayout> layouts = new ArrayList<>();
      for (Path folder : folders) {
        layouts.add(read(folder.toAbsolutePath().normalize(), confines, resolver));
      }
      layouts.add(new ProjectLayout(List.of(), List.of(), diagnostics));
      return ProjectLayout.all(layouts);
    }
  }

  private ProjectLayout read(Path asked, Confines confines, ArtifactResolver resolver) {
    return around(asked, confines, resolver)
        .orElseGet(() -> build(asked, confines, resolver))
        .layout(asked);
  }

  private GradleBuild build(Path root, Confines confines, ArtifactResolver resolver) {
    return new GradleBuild(root, confines, options, resolver);
  }

  /** Returns the build of which a folder without settings is a module. */
  private Optional<GradleBuild> around(Path asked, Confines confines, ArtifactResolver resolver) {
    if (hasOneOf(asked, SETTINGS)) {
      return Optional.empty();
    }
    Path above = asked.getParent();
    for (int i = 0; i < ABOVE && above != null && confines.hold(above); i++) {
      if (hasOneOf(above, SETTINGS)) {
        GradleBuild build = build(above, confines, resolver);
        return build.hasModule(asked) ? Optional.of(build) : Optional.empty();
      }
      above = above.getParent();
    }
    return Optional.empty();
  }
}
