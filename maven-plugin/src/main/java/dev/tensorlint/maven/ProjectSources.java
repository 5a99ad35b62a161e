// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.ArtifactUtils;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.project.MavenProject;

/**
 * The sources of projects and what they are compiled against.
 *
 * @param roots source folders that exist, in Maven's order
 * @param classpath the resolved class path; missing folders of classes are left out; a missing jar
 *     is kept, so that it is reported
 * @param visibleRoots the source folders that each source folder sees, in the order of its class
 *     path; empty for one project, in which each sees all
 */
record ProjectSources(List<Path> roots, List<Path> classpath, Map<Path, List<Path>> visibleRoots) {

  /**
   * Returns the sources of a project whose dependencies are resolved.
   *
   * @param includeTests whether test sources belong to them
   * @param includeGenerated whether source folders below the build folder belong to them
   */
  static ProjectSources of(MavenProject project, boolean includeTests, boolean includeGenerated)
      throws DependencyResolutionRequiredException {
    List<Path> roots =
        Stream.concat(
                written(project, project.getCompileSourceRoots(), includeGenerated),
                includeTests
                    ? written(project, project.getTestCompileSourceRoots(), includeGenerated)
                    : Stream.of())
            .distinct()
            .toList();
    return new ProjectSources(roots, classpath(project, includeTests), Map.of());
  }

  /** Returns the sources of all modules of a build: each sees those of the modules it uses. */
  static ProjectSources of(
      List<MavenProject> modules, boolean includeTests, boolean includeGenerated)
      throws DependencyResolutionRequiredException {
    Set<Path> roots = new LinkedHashSet<>();
    Set<Path> classpath = new LinkedHashSet<>();
    for (MavenProject module : modules) {
      ProjectSources own = of(module, includeTests, includeGenerated);
      roots.addAll(own.roots);
      classpath.addAll(own.classpath);
    }
    return new ProjectSources(
        List.copyOf(roots), List.copyOf(classpath), visible(modules, includeGenerated));
  }

  /** Tests are seen by tests alone. */
  private static Map<Path, List<Path>> visible(
      List<MavenProject> modules, boolean includeGenerated) {
    Map<String, List<Path>> mainRoots = new HashMap<>();
    for (MavenProject each : modules) {
      mainRoots.put(
          name(each), written(each, each.getCompileSourceRoots(), includeGenerated).toList());
    }
    Map<Path, List<Path>> visible = new LinkedHashMap<>();
    for (MavenProject each : modules) {
      List<Path> own = mainRoots.getOrDefault(name(each), List.of());
      List<Path> seen = new ArrayList<>(own);
      used(each).forEach(used -> seen.addAll(mainRoots.getOrDefault(used, List.of())));
      own.forEach(root -> visible.putIfAbsent(root, List.copyOf(seen)));
      List<Path> tests = written(each, each.getTestCompileSourceRoots(), includeGenerated).toList();
      seen.addAll(0, tests);
      tests.forEach(root -> visible.putIfAbsent(root, List.copyOf(seen)));
    }
    return visible;
  }

  private static String name(MavenProject module) {
    return ArtifactUtils.versionlessKey(module.getGroupId(), module.getArtifactId());
  }

  /** Artifacts of the class path; the dependencies as they are written where none is resolved. */
  private static Stream<String> used(MavenProject module) {
    Set<Artifact> artifacts = module.getArtifacts();
    return artifacts.isEmpty()
        ? module.getDependencies().stream()
            .map(each -> ArtifactUtils.versionlessKey(each.getGroupId(), each.getArtifactId()))
        : artifacts.stream().map(ArtifactUtils::versionlessKey);
  }

  private static Stream<Path> written(
      MavenProject project, List<String> names, boolean includeGenerated) {
    Path buildFolder = Path.of(project.getBuild().getDirectory());
    return names.stream()
        .map(Path::of)
        .filter(Files::isDirectory)
        .filter(root -> includeGenerated || !root.startsWith(buildFolder));
  }

  private static List<Path> classpath(MavenProject project, boolean includeTests)
      throws DependencyResolutionRequiredException {
    List<String> names =
        includeTests ? project.getTestClasspathElements() : project.getCompileClasspathElements();
    return names.stream().map(Path::of).filter(ProjectSources::isBuiltOrJar).toList();
  }

  private static boolean isBuiltOrJar(Path entry) {
    return entry.toString().endsWith(".jar") || Files.exists(entry);
  }
}
