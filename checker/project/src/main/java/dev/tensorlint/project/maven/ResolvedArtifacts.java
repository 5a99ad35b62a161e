// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.ProjectInputs;
import java.nio.file.Path;
import org.eclipse.aether.AbstractRepositoryListener;
import org.eclipse.aether.RepositoryEvent;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.repository.LocalRepositoryManager;

/**
 * Notes on which artifacts a class path depends: snapshots, which change under the same name, and
 * those that are not there, which somebody may install. A release never changes.
 */
final class ResolvedArtifacts extends AbstractRepositoryListener {

  private final LocalRepositoryManager local;
  private final ProjectInputs inputs;

  ResolvedArtifacts(LocalRepositoryManager local, ProjectInputs inputs) {
    this.local = local;
    this.inputs = inputs;
  }

  @Override
  public void artifactResolved(RepositoryEvent event) {
    Artifact artifact = event.getArtifact();
    if (event.getFile() == null && Coordinates.arePlain(artifact)) {
      Path usual = Path.of(local.getPathForLocalArtifact(artifact));
      inputs.add(local.getRepository().getBasedir().toPath().resolve(usual));
    } else if (event.getFile() != null && isChangeable(artifact)) {
      inputs.add(event.getFile().toPath());
    }
  }

  private static boolean isChangeable(Artifact artifact) {
    return artifact.isSnapshot() && artifact.getExtension().equals("pom");
  }
}
