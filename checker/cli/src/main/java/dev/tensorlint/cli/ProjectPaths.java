// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.project.Projects;
import dev.tensorlint.project.cache.ProjectCache;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.scanner.LintRequest;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the build files in the PATHs, and below them, tell.
 *
 * @param sourceRoots the source folders that a PATH stands for which has a build file of its own;
 *     any other stands for all Java files below it
 */
record ProjectPaths(Map<Path, List<Path>> sourceRoots, ProjectLayout layout) {

  /**
   * @param withTests whether a PATH with a build file stands for its test sources as well
   */
  static ProjectPaths read(List<Path> paths, ProjectOptions options, boolean withTests) {
    Projects projects = new Projects(options);
    ProjectCache cache = new ProjectCache();
    Map<Path, List<Path>> sourceRoots = new LinkedHashMap<>();
    List<ProjectLayout> layouts = new ArrayList<>();
    for (Path path : paths) {
      if (Files.isDirectory(path)) {
        ProjectLayout layout = cache.read(path, options);
        layouts.add(layout);
        if (projects.isProject(path)) {
          sourceRoots.put(path, withTests ? allRoots(layout) : layout.sourceRoots());
        }
      }
    }
    return new ProjectPaths(sourceRoots, ProjectLayout.all(layouts));
  }

  private static List<Path> allRoots(ProjectLayout layout) {
    return Stream.concat(layout.sourceRoots().stream(), layout.testRoots().stream())
        .distinct()
        .toList();
  }

  /** Returns a request with what the build files tell; a class path that it has is all there is. */
  LintRequest in(LintRequest request) {
    LintRequest known =
        request
            .withSourceRoots(sourceRoots)
            .withVisibleRoots(layout.visibleRoots())
            .withEncoding(encoding(request))
            .withOptions(withTestRoots(request));
    return request.classpath().isEmpty() ? known.withClasspath(layout.classpath()) : known;
  }

  /** UTF-8 is detected, and what a file has instead of it as well. */
  private @Nullable Charset encoding(LintRequest request) {
    return request.encoding() != null
        ? request.encoding()
        : layout.encoding().filter(each -> !each.equals(StandardCharsets.UTF_8)).orElse(null);
  }

  private EngineOptions withTestRoots(LintRequest request) {
    List<Path> roots = layout.testRoots();
    if (roots.isEmpty()) {
      return request.options();
    }
    Path folder = request.workingDirectory();
    RuleSettings rules = request.options().rules();
    return request
        .options()
        .withRules(
            rules.withTests(rules.tests().andFiles(path -> isBelow(roots, folder.resolve(path)))));
  }

  private static boolean isBelow(List<Path> roots, Path file) {
    Path plain = file.normalize();
    return roots.stream().anyMatch(plain::startsWith);
  }
}
