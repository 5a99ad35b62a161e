// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.project.Projects;
import dev.tensorlint.project.cache.ProjectCache;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the build files in the PATHs, and below them, tell.
 *
 * @param sourceRoots the source folders that a PATH stands for which has a build file of its own;
 *     any other stands for all Java files below it
 */
record ProjectPaths(Map<Path, List<Path>> sourceRoots, ProjectLayout layout) {

  static ProjectPaths read(List<Path> paths, ProjectOptions options) {
    Projects projects = new Projects(options);
    ProjectCache cache = new ProjectCache();
    Map<Path, List<Path>> sourceRoots = new LinkedHashMap<>();
    List<ProjectLayout> layouts = new ArrayList<>();
    for (Path path : paths) {
      if (Files.isDirectory(path)) {
        ProjectLayout layout = cache.read(path, options);
        layouts.add(layout);
        if (projects.isProject(path)) {
          sourceRoots.put(path, layout.sourceRoots());
        }
      }
    }
    return new ProjectPaths(sourceRoots, ProjectLayout.all(layouts));
  }
}
