// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.project.MavenProject;

/**
 * The sources of a project and what they are compiled against.
 *
 * @param roots source folders that exist, in Maven's order
 * @param classpath the resolved class path; missing folders of classes are left out; a missing jar
 *     is kept, so that it is reported
 */
record ProjectSources(List<Path> roots, List<Path> classpath) {

  /**
   * Returns the sources of a project whose dependencies are resolved.
   *
   * @param includeTests whether test sources belong to them
   * @param includeGenerated whether source folders below the build folder belong to them
   */
  static ProjectSources of(MavenProject project, boolean includeTests, boolean includeGenerated)
      throws DependencyResolutionRequiredException {
    Path buildFolder = Path.of(project.getBuild().getDirectory());
    List<Path> roots =
        rootNames(project, includeTests)
            .map(Path::of)
            .filter(Files::isDirectory)
            .filter(root -> includeGenerated || !root.startsWith(buildFolder))
            .distinct()
            .toList();
    return new ProjectSources(roots, classpath(project, includeTests));
  }

  private static Stream<String> rootNames(MavenProject project, boolean includeTests) {
    List<String> names = new ArrayList<>(project.getCompileSourceRoots());
    if (includeTests) {
      names.addAll(project.getTestCompileSourceRoots());
    }
    return names.stream();
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
