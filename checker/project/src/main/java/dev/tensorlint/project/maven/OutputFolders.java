// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.ClasspathScope;
import dev.tensorlint.project.Confines;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.model.Build;
import org.eclipse.aether.artifact.Artifact;
import org.jspecify.annotations.Nullable;

/** What a module of the project is compiled to, as far as it is: its sources are read anyway. */
record OutputFolders(Pom pom, Confines confines, ClasspathScope scope) {

  /** Returns the folders that the module's own sources are compiled to. */
  List<Path> existing() {
    Build build = pom.model().getBuild();
    return scope == ClasspathScope.TEST
        ? existing(build.getTestOutputDirectory(), build.getOutputDirectory())
        : existing(build.getOutputDirectory());
  }

  /** Returns the folders that an artifact of the module is packed from. */
  List<Path> of(Artifact artifact) {
    Build build = pom.model().getBuild();
    return artifact.getClassifier().equals("tests")
        ? existing(build.getTestOutputDirectory())
        : existing(build.getOutputDirectory());
  }

  private List<Path> existing(@Nullable String... folders) {
    return Stream.of(folders).flatMap(this::ifExisting).toList();
  }

  private Stream<Path> ifExisting(@Nullable String folder) {
    if (folder == null) {
      return Stream.of();
    }
    try {
      Path path = pom.folder().resolve(folder).normalize();
      return confines.hold(path) && Files.isDirectory(path) ? Stream.of(path) : Stream.of();
    } catch (InvalidPathException e) {
      return Stream.of();
    }
  }
}
