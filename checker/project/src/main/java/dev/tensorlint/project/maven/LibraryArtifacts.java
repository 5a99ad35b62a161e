// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.ClasspathScope;
import dev.tensorlint.project.ProjectGap;
import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.project.artifact.ArtifactResolver;
import dev.tensorlint.rules.finding.Diagnostic;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.collection.CollectResult;
import org.eclipse.aether.collection.DependencyCollectionException;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.graph.DependencyNode;
import org.eclipse.aether.resolution.ArtifactDescriptorException;
import org.eclipse.aether.resolution.ArtifactDescriptorRequest;
import org.eclipse.aether.resolution.ArtifactDescriptorResult;
import org.eclipse.aether.resolution.VersionRangeResolutionException;
import org.eclipse.aether.util.artifact.ArtifactIdUtils;

/**
 * Finds libraries that a build without a POM names: in what Gradle has downloaded for the user, in
 * the user's local repository, else in the user's repositories and Maven Central.
 */
public final class LibraryArtifacts implements ArtifactResolver {

  private final Repositories repositories;
  private final ClasspathScope scope;
  private final Map<String, List<Dependency>> platforms = new HashMap<>();

  /**
   * @param diagnostics takes what is wrong with the user's settings
   */
  public LibraryArtifacts(ProjectOptions options, List<Diagnostic> diagnostics) {
    this.repositories = Repositories.of(UserSettings.read(options, diagnostics), options);
    this.scope = options.scope();
    repositories
        .session()
        .setWorkspaceReader(new GradleCache(options.userFolder(), options.inputs()));
  }

  @Override
  public Resolution resolve(Wanted wanted) {
    return new Request(wanted).resolve();
  }

  /** Returns what a platform manages; empty, and remembered as such, where it is not found. */
  private Optional<List<Dependency>> managedBy(Artifact platform) {
    String id = platform.toString();
    List<Dependency> known = platforms.get(id);
    if (known == null) {
      known = readPlatform(platform);
      platforms.put(id, known);
    }
    return known.isEmpty() ? Optional.empty() : Optional.of(known);
  }

  private List<Dependency> readPlatform(Artifact platform) {
    try {
      ArtifactDescriptorResult read =
          repositories
              .system()
              .readArtifactDescriptor(
                  repositories.session(),
                  new ArtifactDescriptorRequest(platform, repositories.remote(), ""));
      return read.getManagedDependencies().stream()
          .filter(each -> Coordinates.arePlain(each.getArtifact()))
          .toList();
    } catch (ArtifactDescriptorException e) {
      return List.of(); // The caller reports what is not found.
    }
  }

  @Override
  public void close() {
    repositories.system().shutdown();
  }

  /** What one module wants. */
  private final class Request {

    private final Wanted wanted;
    private final Map<String, Dependency> managed = new LinkedHashMap<>();
    private final Map<String, Artifact> artifacts = new LinkedHashMap<>();
    private final Map<String, Missing> missing = new LinkedHashMap<>();

    Request(Wanted wanted) {
      this.wanted = wanted;
    }

    Resolution resolve() {
      manage();
      List<Dependency> direct = direct();
      if (wanted.isExact()) {
        direct.forEach(each -> want(each.getArtifact()));
      } else if (!direct.isEmpty()) {
        collect(direct);
      }
      List<Path> jars = jars();
      return new Resolution(jars, List.copyOf(missing.values()));
    }

    private void manage() {
      for (dev.tensorlint.project.artifact.Coordinates each : wanted.constraints()) {
        if (each.version() != null) {
          manage(new Dependency(artifact(each, version(each.version())), ""));
        }
      }
      for (dev.tensorlint.project.artifact.Coordinates each : wanted.platforms()) {
        String version = each.version() == null ? "" : version(each.version());
        Artifact platform = new DefaultArtifact(each.group(), each.name(), "pom", version);
        Optional<List<Dependency>> says =
            Coordinates.arePlain(platform) ? managedBy(platform) : Optional.empty();
        says.ifPresent(all -> all.forEach(this::manage));
        if (says.isEmpty()) {
          missing(
              ProjectGap.Kind.VERSIONS,
              Coordinates.shown(platform),
              "says no versions, or " + Absence.NOT_FOUND.reason());
        }
      }
    }

    private void missing(String name, String reason) {
      missing(ProjectGap.Kind.LIBRARIES, name, reason);
    }

    private void missing(ProjectGap.Kind kind, String name, String reason) {
      missing.put(name, new Missing(kind, name, reason));
    }

    private void manage(Dependency dependency) {
      managed.putIfAbsent(key(dependency.getArtifact()), dependency);
    }

    private List<Dependency> direct() {
      List<Dependency> direct = new ArrayList<>();
      for (dev.tensorlint.project.artifact.Coordinates each : wanted.libraries()) {
        Dependency managing = managed.get(key(artifact(each, "0")));
        String version =
            each.version() != null
                ? version(each.version())
                : managing == null ? "" : managing.getArtifact().getVersion();
        Artifact artifact = artifact(each, version);
        if (version.isEmpty()) {
          missing(
              ProjectGap.Kind.UNVERSIONED,
              Coordinates.shown(artifact),
              "has no version that can be read");
        } else if (Coordinates.arePlain(artifact) && !isDynamic(version)) {
          direct.add(new Dependency(artifact, "compile"));
        } else {
          missing(Coordinates.shown(artifact), "has a version that only Gradle can tell");
        }
      }
      return direct;
    }

    private void collect(List<Dependency> direct) {
      CollectRequest request = new CollectRequest();
      request.setDependencies(direct);
      request.setManagedDependencies(List.copyOf(managed.values()));
      request.setRepositories(repositories.remote());
      CollectResult collected = collected(request);
      if (collected.getRoot() != null) {
        flatten(collected.getRoot(), new HashSet<>());
      }
    }

    private CollectResult collected(CollectRequest request) {
      try {
        return repositories.system().collectDependencies(repositories.session(), request);
      } catch (DependencyCollectionException e) {
        // What could be collected is in the result, and each of the exceptions costs one artifact.
        String asked =
            FailedDependencies.asked(
                request.getDependencies().stream().map(Dependency::getArtifact).toList());
        e.getResult().getExceptions().forEach(each -> addFailed(each, asked));
        return e.getResult();
      }
    }

    private void addFailed(Exception exception, String asked) {
      if (exception instanceof ArtifactDescriptorException descriptor) {
        want(descriptor.getResult().getRequest().getArtifact());
      } else if (exception instanceof VersionRangeResolutionException range) {
        missing(
            Coordinates.shown(range.getResult().getRequest().getArtifact()),
            Absence.of(range.getResult().getExceptions()).reason());
      } else {
        FailedDependencies.named(exception, asked)
            .forEach(name -> missing(name, Absence.NOT_FOUND.reason()));
      }
    }

    private void flatten(DependencyNode node, Set<DependencyNode> seen) {
      if (!seen.add(node)) {
        return;
      }
      Dependency dependency = node.getDependency();
      if (dependency != null && isInScope(dependency.getScope())) {
        want(dependency.getArtifact());
      }
      node.getChildren().forEach(child -> flatten(child, seen));
    }

    private boolean isInScope(String of) {
      return scope == ClasspathScope.TEST || of.isEmpty() || of.equals("compile");
    }

    private void want(Artifact artifact) {
      artifacts.putIfAbsent(ArtifactIdUtils.toId(artifact), artifact);
    }

    private List<Path> jars() {
      List<Artifact> jarsOfClasses =
          artifacts.values().stream().filter(each -> each.getExtension().equals("jar")).toList();
      Set<Path> jars = new LinkedHashSet<>();
      for (JarSearch.Jar jar : new JarSearch(repositories).find(jarsOfClasses)) {
        if (jar.file() != null) {
          jars.add(jar.file());
        } else if (jar.absence() != null) {
          missing(Coordinates.shown(jar.artifact()), jar.absence().reason());
        }
      }
      return List.copyOf(jars);
    }
  }

  private static Artifact artifact(dev.tensorlint.project.artifact.Coordinates of, String version) {
    return new DefaultArtifact(of.group(), of.name(), of.classifier(), of.extension(), version);
  }

  /** Gradle's {@code 1.2!!} is 1.2 and nothing else. */
  private static String version(String ofGradle) {
    return ofGradle.endsWith("!!") ? ofGradle.substring(0, ofGradle.length() - 2) : ofGradle;
  }

  private static boolean isDynamic(String version) {
    return version.endsWith("+") || version.startsWith("latest.");
  }

  private static String key(Artifact artifact) {
    return artifact.getGroupId()
        + ":"
        + artifact.getArtifactId()
        + ":"
        + artifact.getExtension()
        + ":"
        + artifact.getClassifier();
  }
}
