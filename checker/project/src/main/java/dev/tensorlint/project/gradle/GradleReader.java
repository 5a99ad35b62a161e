// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.project.BuildReader;
import dev.tensorlint.project.ProjectLayout;
import java.nio.file.Path;
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

  private final ArtifactResolver resolver;

  public GradleReader(ArtifactResolver resolver) {
    this.resolver = resolver;
  }

  @Override
  public boolean reads(Path folder) {
    return hasOneOf(folder, SETTINGS) || hasOneOf(folder, SCRIPTS);
  }

  private static boolean hasOneOf(Path folder, List<String> names) {
    return names.stream().anyMatch(name -> ProjectFiles.isRegular(folder.resolve(name)));
  }

  @Override
  public ProjectLayout read(Path folder) {
    Path asked = folder.toAbsolutePath().normalize();
    return around(asked).orElseGet(() -> new GradleBuild(asked, resolver)).layout(asked);
  }

  /** Returns the build of which a folder without settings is a module. */
  private Optional<GradleBuild> around(Path asked) {
    if (hasOneOf(asked, SETTINGS)) {
      return Optional.empty();
    }
    Path above = asked.getParent();
    for (int i = 0; i < ABOVE && above != null; i++) {
      if (hasOneOf(above, SETTINGS)) {
        return Optional.of(new GradleBuild(above, resolver)).filter(each -> each.hasModule(asked));
      }
      above = above.getParent();
    }
    return Optional.empty();
  }
}
