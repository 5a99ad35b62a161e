// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.ProjectInputs;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.repository.WorkspaceReader;
import org.eclipse.aether.repository.WorkspaceRepository;
import org.jspecify.annotations.Nullable;

/** What Gradle has downloaded for the user: jars and their POMs, each in a folder of its hash. */
final class GradleCache implements WorkspaceReader {

  private final WorkspaceRepository repository = new WorkspaceRepository("gradle-cache");
  private final Path files;
  private final ProjectInputs inputs;

  /**
   * @param userFolder the user's home folder
   * @param inputs takes the folders that are looked at
   */
  GradleCache(Path userFolder, ProjectInputs inputs) {
    this.inputs = inputs;
    this.files = userFolder.resolve(".gradle/caches/modules-2/files-2.1");
  }

  @Override
  public WorkspaceRepository getRepository() {
    return repository;
  }

  @Override
  public @Nullable File findArtifact(Artifact artifact) {
    if (!Coordinates.arePlain(artifact)) {
      return null;
    }
    String classifier = artifact.getClassifier().isEmpty() ? "" : "-" + artifact.getClassifier();
    String name =
        artifact.getArtifactId()
            + "-"
            + artifact.getVersion()
            + classifier
            + "."
            + artifact.getExtension();
    Path version = module(artifact).resolve(artifact.getVersion());
    inputs.addFilesBelow(version);
    return list(version).stream()
        .map(hash -> hash.resolve(name))
        .filter(Files::isRegularFile)
        .findFirst()
        .map(Path::toFile)
        .orElse(null);
  }

  @Override
  public List<String> findVersions(Artifact artifact) {
    return Coordinates.arePlain(artifact)
        ? list(module(artifact)).stream().map(each -> each.getFileName().toString()).toList()
        : List.of();
  }

  private Path module(Artifact artifact) {
    return files.resolve(artifact.getGroupId()).resolve(artifact.getArtifactId());
  }

  private static List<Path> list(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.sorted().toList();
    } catch (IOException e) {
      return List.of(); // What cannot be listed is asked of the repositories.
    }
  }
}
