// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import java.nio.file.Path;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.metadata.Metadata;
import org.eclipse.aether.repository.LocalArtifactRegistration;
import org.eclipse.aether.repository.LocalArtifactRequest;
import org.eclipse.aether.repository.LocalArtifactResult;
import org.eclipse.aether.repository.LocalMetadataRegistration;
import org.eclipse.aether.repository.LocalMetadataRequest;
import org.eclipse.aether.repository.LocalMetadataResult;
import org.eclipse.aether.repository.LocalRepository;
import org.eclipse.aether.repository.LocalRepositoryManager;
import org.eclipse.aether.repository.RemoteRepository;

/**
 * The user's local repository, in which an artifact counts wherever it came from: an earlier build
 * of the user may have used repositories that are not asked here. No path leaves it.
 */
final class AnyOriginRepository implements LocalRepositoryManager {

  private final LocalRepositoryManager tracked;

  /**
   * @param tracked the same repository as Maven sees it
   */
  AnyOriginRepository(LocalRepositoryManager tracked) {
    this.tracked = tracked;
  }

  @Override
  public LocalArtifactResult find(RepositorySystemSession session, LocalArtifactRequest request) {
    LocalArtifactResult found = tracked.find(session, request);
    return found.getFile() == null ? found : found.setAvailable(true);
  }

  @Override
  public LocalRepository getRepository() {
    return tracked.getRepository();
  }

  @Override
  public String getPathForLocalArtifact(Artifact artifact) {
    return inside(tracked.getPathForLocalArtifact(artifact));
  }

  @Override
  public String getPathForRemoteArtifact(
      Artifact artifact, RemoteRepository repository, String context) {
    return inside(tracked.getPathForRemoteArtifact(artifact, repository, context));
  }

  @Override
  public String getPathForLocalMetadata(Metadata metadata) {
    return inside(tracked.getPathForLocalMetadata(metadata));
  }

  @Override
  public String getPathForRemoteMetadata(
      Metadata metadata, RemoteRepository repository, String context) {
    return inside(tracked.getPathForRemoteMetadata(metadata, repository, context));
  }

  @Override
  public void add(RepositorySystemSession session, LocalArtifactRegistration request) {
    tracked.add(session, request);
  }

  @Override
  public LocalMetadataResult find(RepositorySystemSession session, LocalMetadataRequest request) {
    return tracked.find(session, request);
  }

  @Override
  public void add(RepositorySystemSession session, LocalMetadataRegistration request) {
    tracked.add(session, request);
  }

  private static String inside(String path) {
    Path asked = Path.of(path);
    if (asked.isAbsolute() || !asked.normalize().equals(asked) || asked.startsWith("..")) {
      throw new IllegalArgumentException("a path that leaves the local repository");
    }
    return path;
  }
}
