// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import java.io.File;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.maven.model.Model;
import org.apache.maven.repository.internal.MavenWorkspaceReader;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.repository.WorkspaceRepository;
import org.jspecify.annotations.Nullable;

/**
 * The modules of a project as the resolver sees them: a dependency on one of them leads to its
 * dependencies, installed or not, and its coordinates are asked of no repository.
 */
final class ReactorWorkspace implements MavenWorkspaceReader {

  private final WorkspaceRepository repository = new WorkspaceRepository("reactor");
  private final Map<String, Pom> byId = new HashMap<>();

  ReactorWorkspace(List<Pom> poms) {
    poms.forEach(pom -> byId.putIfAbsent(pom.id(), pom));
  }

  /** Returns the module that an artifact is built from. */
  Optional<Pom> module(Artifact artifact) {
    return Optional.ofNullable(byId.get(id(artifact)));
  }

  private static String id(Artifact artifact) {
    return artifact.getGroupId() + ":" + artifact.getArtifactId() + ":" + artifact.getVersion();
  }

  @Override
  public WorkspaceRepository getRepository() {
    return repository;
  }

  @Override
  public @Nullable Model findModel(Artifact artifact) {
    return module(artifact).map(Pom::model).orElse(null);
  }

  @Override
  public @Nullable File findArtifact(Artifact artifact) {
    return module(artifact).map(pom -> pom.file().toFile()).orElse(null);
  }

  @Override
  public List<String> findVersions(Artifact artifact) {
    return byId.values().stream()
        .map(Pom::model)
        .filter(model -> artifact.getGroupId().equals(model.getGroupId()))
        .filter(model -> artifact.getArtifactId().equals(model.getArtifactId()))
        .map(Model::getVersion)
        .sorted()
        .toList();
  }
}
