// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.Confines;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.Parent;
import org.apache.maven.model.Repository;
import org.apache.maven.model.building.FileModelSource;
import org.apache.maven.model.building.ModelSource;
import org.apache.maven.model.resolution.ModelResolver;
import org.apache.maven.model.resolution.UnresolvableModelException;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.resolution.VersionRangeResolutionException;
import org.eclipse.aether.version.Version;

/**
 * Finds the parents and the bills of materials that a project's POMs name: in the project, else in
 * the repositories. A parent that is not found is taken as an empty one, so that what the module
 * says itself still counts.
 */
@SuppressWarnings("deprecation") // the model builder takes no other kind of source
final class PomResolver implements ModelResolver {

  private final Repositories repositories;
  private final Confines confines;
  private final Map<String, Path> reactor;
  private final Set<String> missingParents = new HashSet<>();
  private final Set<String> missingImports = new LinkedHashSet<>();

  /**
   * @param reactor the POMs of the project by {@code group:artifact:version}
   */
  PomResolver(Repositories repositories, Confines confines, Map<String, Path> reactor) {
    this.repositories = repositories;
    this.confines = confines;
    this.reactor = reactor;
  }

  /** Returns whether a POM, by its {@code group:artifact:version}, is a parent not found. */
  boolean isMissingParent(String id) {
    return missingParents.contains(id);
  }

  /** Returns the bills of materials that were not found since the last call, for messages. */
  List<String> takeMissingImports() {
    List<String> taken = List.copyOf(missingImports);
    missingImports.clear();
    return taken;
  }

  @Override
  public ModelSource resolveModel(String group, String artifact, String version)
      throws UnresolvableModelException {
    try {
      return find(group, artifact, version);
    } catch (UnresolvableModelException e) {
      missingImports.add(Coordinates.shown(group, artifact, version));
      throw e;
    }
  }

  @Override
  public ModelSource resolveModel(Dependency dependency) throws UnresolvableModelException {
    return resolveModel(
        dependency.getGroupId(), dependency.getArtifactId(), dependency.getVersion());
  }

  @Override
  public ModelSource resolveModel(Parent parent) {
    try {
      String version = parent.getVersion();
      if (Coordinates.isRange(version)) {
        parent.setVersion(highest(parent));
      }
      return find(parent.getGroupId(), parent.getArtifactId(), parent.getVersion());
    } catch (UnresolvableModelException e) {
      missingParents.add(
          parent.getGroupId() + ":" + parent.getArtifactId() + ":" + parent.getVersion());
      return new EmptyParent(parent).source();
    }
  }

  private ModelSource find(String group, String artifact, String version)
      throws UnresolvableModelException {
    if (!Coordinates.arePlain(group, artifact, version)) {
      throw new UnresolvableModelException("invalid coordinates", group, artifact, version);
    }
    Path ofProject = reactor.get(group + ":" + artifact + ":" + version);
    if (ofProject != null) {
      return new PomSource(ofProject.toFile(), confines);
    }
    Artifact pom = new DefaultArtifact(group, artifact, "", "pom", version);
    try {
      ArtifactRequest request = new ArtifactRequest(pom, repositories.remote(), "");
      return new FileModelSource(
          repositories
              .system()
              .resolveArtifact(repositories.session(), request)
              .getArtifact()
              .getFile());
    } catch (ArtifactResolutionException e) {
      throw new UnresolvableModelException("not found", group, artifact, version, e);
    }
  }

  private String highest(Parent parent) throws UnresolvableModelException {
    String group = parent.getGroupId();
    String artifact = parent.getArtifactId();
    String version = parent.getVersion();
    if (!Coordinates.arePlain(group, artifact, version)) {
      throw new UnresolvableModelException("invalid coordinates", group, artifact, version);
    }
    Artifact pom = new DefaultArtifact(group, artifact, "", "pom", version);
    try {
      Version highest =
          repositories
              .system()
              .resolveVersionRange(
                  repositories.session(), new VersionRangeRequest(pom, repositories.remote(), ""))
              .getHighestVersion();
      if (highest == null) {
        throw new UnresolvableModelException("not found", group, artifact, version);
      }
      return highest.toString();
    } catch (VersionRangeResolutionException e) {
      throw new UnresolvableModelException("not found", group, artifact, version, e);
    }
  }

  @Override
  public void addRepository(Repository repository) {
    // What a POM names is not asked.
  }

  @Override
  public void addRepository(Repository repository, boolean replace) {
    // What a POM names is not asked.
  }

  @Override
  public ModelResolver newCopy() {
    return this;
  }
}
