// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.ClasspathScope;
import dev.tensorlint.project.Confines;
import dev.tensorlint.project.ProjectGap;
import java.io.File;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.Model;
import org.apache.maven.repository.internal.ArtifactDescriptorReaderDelegate;
import org.eclipse.aether.RequestTrace;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.ArtifactProperties;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.collection.CollectResult;
import org.eclipse.aether.collection.CollectStepData;
import org.eclipse.aether.collection.DependencyCollectionException;
import org.eclipse.aether.graph.DependencyNode;
import org.eclipse.aether.resolution.ArtifactDescriptorException;
import org.eclipse.aether.resolution.ArtifactDescriptorRequest;
import org.eclipse.aether.resolution.ArtifactDescriptorResult;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.resolution.VersionRangeResolutionException;
import org.eclipse.aether.util.artifact.ArtifactIdUtils;
import org.jspecify.annotations.Nullable;

/** The class path of one module; an artifact that is not found costs that artifact. */
final class ModuleClasspath {

  private static final Set<String> COMPILED_WITH = Set.of("compile", "provided", "system");

  private static final Absence UNUSABLE =
      new Absence("has coordinates that only a build can tell", "name it by --classpath");
  private static final Absence SYSTEM_PATH =
      new Absence(
          "is a file that is not in the project", "name it by --classpath, or use --trust-project");

  private final Repositories repositories;
  private final ReactorWorkspace workspace;
  private final Confines confines;
  private final ClasspathScope scope;
  private final List<ProjectGap> gaps;

  ModuleClasspath(
      Repositories repositories,
      ReactorWorkspace workspace,
      Confines confines,
      ClasspathScope scope,
      List<ProjectGap> gaps) {
    this.repositories = repositories;
    this.workspace = workspace;
    this.confines = confines;
    this.scope = scope;
    this.gaps = gaps;
  }

  /** What the dependencies of one module come to. */
  private static final class Found {

    final Pom pom;
    final Set<Path> entries = new LinkedHashSet<>();
    final Map<String, Artifact> wanted = new LinkedHashMap<>();
    final Map<String, Absence> missing = new TreeMap<>();
    final Set<String> undescribed = new TreeSet<>();
    final Set<String> withoutVersion = new TreeSet<>();

    Found(Pom pom) {
      this.pom = pom;
    }
  }

  List<Path> of(Pom pom) {
    Found found = new Found(pom);
    new OutputFolders(pom, confines, scope).existing().forEach(found.entries::add);
    CollectRequest request = request(found);
    if (!request.getDependencies().isEmpty()) {
      CollectResult collected = collect(request, found);
      if (collected.getRoot() != null) {
        flatten(collected.getRoot(), found, new HashSet<>());
      }
      resolve(found);
    }
    report(found);
    return List.copyOf(found.entries);
  }

  private CollectRequest request(Found found) {
    Model model = found.pom.model().clone();
    model.getDependencies().removeIf(each -> !isUsable(each, found));
    if (model.getDependencyManagement() != null) {
      model.getDependencyManagement().getDependencies().removeIf(each -> !isManaged(each));
    }
    Artifact module =
        new DefaultArtifact(model.getGroupId(), model.getArtifactId(), "pom", model.getVersion());
    ArtifactDescriptorResult described =
        new ArtifactDescriptorResult(new ArtifactDescriptorRequest());
    described.setArtifact(module); // Maven adds the URL for downloads to its properties.
    new ArtifactDescriptorReaderDelegate().populateResult(repositories.session(), described, model);
    CollectRequest request = new CollectRequest();
    request.setRootArtifact(module);
    request.setDependencies(described.getDependencies());
    request.setManagedDependencies(described.getManagedDependencies());
    request.setRepositories(repositories.remote());
    return request;
  }

  /** A dependency by path is taken as a file; one without a version has lost its parent. */
  private boolean isUsable(Dependency dependency, Found found) {
    if ("system".equals(dependency.getScope())) {
      addSystem(dependency, found);
      return false;
    }
    if (Coordinates.arePlain(dependency)) {
      return true;
    }
    boolean hasNoVersion = dependency.getVersion() == null || dependency.getVersion().isBlank();
    String shown = Coordinates.shown(dependency.getGroupId(), dependency.getArtifactId(), null);
    if (!isInScope(dependency.getScope())) {
      return false;
    }
    if (hasNoVersion) {
      found.withoutVersion.add(shown);
    } else {
      found.missing.put(shown, UNUSABLE);
    }
    return false;
  }

  private static boolean isManaged(Dependency dependency) {
    return Coordinates.arePlain(dependency) && !"system".equals(dependency.getScope());
  }

  private void addSystem(Dependency dependency, Found found) {
    String path = dependency.getSystemPath();
    if (path == null || path.indexOf('\0') >= 0) {
      return;
    }
    File file = new File(path);
    if (confines.hold(file.toPath()) && file.isFile()) {
      found.entries.add(file.toPath());
    } else {
      found.missing.put(
          Coordinates.shown(
              dependency.getGroupId(), dependency.getArtifactId(), dependency.getVersion()),
          SYSTEM_PATH);
    }
  }

  private CollectResult collect(CollectRequest request, Found found) {
    try {
      return repositories.system().collectDependencies(repositories.session(), request);
    } catch (DependencyCollectionException e) {
      // What could be collected is in the result, and each of the exceptions costs one artifact.
      e.getResult().getExceptions().forEach(each -> addFailed(each, found));
      return e.getResult();
    }
  }

  /** An artifact whose POM cannot be read may have a jar, without the dependencies of that. */
  private void addFailed(Exception exception, Found found) {
    if (exception instanceof ArtifactDescriptorException descriptor) {
      ArtifactDescriptorRequest request = descriptor.getResult().getRequest();
      Artifact artifact = request.getArtifact();
      if (isInScope(request.getTrace())) {
        found.undescribed.add(Coordinates.shown(artifact));
        found.wanted.putIfAbsent(ArtifactIdUtils.toId(artifact), artifact);
      }
    } else if (exception instanceof VersionRangeResolutionException range) {
      VersionRangeRequest request = range.getResult().getRequest();
      if (isInScope(request.getTrace())) {
        found.missing.put(
            Coordinates.shown(request.getArtifact()),
            Absence.of(range.getResult().getExceptions()));
      }
    } else {
      FailedDependencies.named(exception, found.pom.id())
          .forEach(name -> found.missing.put(name, Absence.NOT_FOUND));
    }
  }

  /** Returns whether what was collected when something failed can be on the class path. */
  private boolean isInScope(@Nullable RequestTrace trace) {
    for (RequestTrace each = trace; each != null; each = each.getParent()) {
      if (each.getData() instanceof CollectStepData step) {
        return isInScope(step.getNode().getScope())
            && step.getPath().stream()
                .map(DependencyNode::getDependency)
                .allMatch(dependency -> dependency == null || isInScope(dependency.getScope()));
      }
    }
    return true;
  }

  private void flatten(DependencyNode node, Found found, Set<DependencyNode> seen) {
    if (!seen.add(node)) {
      return;
    }
    org.eclipse.aether.graph.@Nullable Dependency dependency = node.getDependency();
    if (dependency != null && isInScope(dependency.getScope())) {
      Artifact artifact = dependency.getArtifact();
      workspace
          .module(artifact)
          .ifPresentOrElse(
              module ->
                  found.entries.addAll(new OutputFolders(module, confines, scope).of(artifact)),
              () -> found.wanted.putIfAbsent(ArtifactIdUtils.toId(artifact), artifact));
    }
    node.getChildren().forEach(child -> flatten(child, found, seen));
  }

  private boolean isInScope(@Nullable String of) {
    return scope == ClasspathScope.TEST || of == null || of.isEmpty() || COMPILED_WITH.contains(of);
  }

  private void resolve(Found found) {
    List<Artifact> wanted =
        found.wanted.values().stream().filter(ModuleClasspath::isJarOfClasses).toList();
    for (JarSearch.Jar jar : new JarSearch(repositories).find(wanted)) {
      if (jar.file() != null) {
        found.entries.add(jar.file());
      } else if (jar.absence() != null) {
        found.missing.put(Coordinates.shown(jar.artifact()), jar.absence());
      }
    }
  }

  /** A path that the POM of a dependency names is a file of a machine that is not this one. */
  private static boolean isJarOfClasses(Artifact artifact) {
    return artifact.getExtension().equals("jar")
        && artifact.getProperty(ArtifactProperties.LOCAL_PATH, null) == null;
  }

  private void report(Found found) {
    if (repositories.limits().isOver()) {
      gap(
          found,
          "its class path could not be found in time, names from it stay unresolved",
          Set.of(),
          "try again, what was downloaded is kept, or name it by --classpath");
    }
    Map<Absence, Set<String>> byReason = new LinkedHashMap<>();
    found.missing.forEach(
        (name, why) -> byReason.computeIfAbsent(why, any -> new TreeSet<>()).add(name));
    byReason.forEach(
        (why, names) ->
            gap(
                found,
                "{} " + why.reason() + ", names from it stay unresolved",
                names,
                why.cure()));
    found.undescribed.removeAll(found.missing.keySet());
    if (!found.undescribed.isEmpty()) {
      gap(
          found,
          "the project file of {} cannot be read, what it depends on is not known",
          found.undescribed,
          "run `mvn install` for it, or name the class path by --classpath");
    }
    if (!found.withoutVersion.isEmpty()) {
      gaps.add(
          found.pom.gap(
              ProjectGap.Kind.UNVERSIONED,
              "no version is known for {}",
              List.copyOf(found.withoutVersion),
              "make the parent or the bill of materials available, or name the jars by"
                  + " --classpath"));
    }
  }

  private void gap(Found found, String cause, Set<String> subjects, String cure) {
    gaps.add(found.pom.gap(ProjectGap.Kind.LIBRARIES, cause, List.copyOf(subjects), cure));
  }
}
