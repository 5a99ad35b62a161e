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
          sourceRoots.put(path, roots(layout, withTests));
        }
      }
    }
    return new ProjectPaths(sourceRoots, ProjectLayout.all(layouts));
  }

  private static List<Path> roots(ProjectLayout layout, boolean withTests) {
    List<Path> tests = withTests ? layout.testRoots() : List.of();
    List<Path> own = Stream.concat(layout.sourceRoots().stream(), tests.stream()).toList();
    List<Path> beside = own.isEmpty() ? List.of() : layout.rootsBeside();
    return Stream.concat(own.stream(), beside.stream()).distinct().toList();
  }

  /** Returns a request with what the build files tell; a class path that it has is all there is. */
  LintRequest in(LintRequest request) {
    LintRequest known =
        request
            .withSourceRoots(sourceRoots)
            .withVisibleRoots(layout.visibleRoots())
            .withEncoding(encoding(request))
            .withOptions(options(request));
    return request.classpath().isEmpty() ? known.withClasspath(layout.classpath()) : known;
  }

  /** UTF-8 is detected, and what a file has instead of it as well. */
  private @Nullable Charset encoding(LintRequest request) {
    return request.encoding() != null
        ? request.encoding()
        : layout.encoding().filter(each -> !each.equals(StandardCharsets.UTF_8)).orElse(null);
  }

  /** Returns the options with the folders of tests, and without reports in modules beside. */
  private EngineOptions options(LintRequest request) {
    Path folder = request.workingDirectory();
    RuleSettings rules = request.options().rules();
    List<Path> tests = layout.testRoots();
    if (!tests.isEmpty()) {
      rules = rules.withTests(rules.tests().andFiles(path -> isBelow(tests, folder.resolve(path))));
    }
    List<Path> beside = layout.rootsBeside();
    return request.options().withRules(beside.isEmpty() ? rules : without(rules, beside, folder));
  }

  private static RuleSettings without(RuleSettings rules, List<Path> roots, Path folder) {
    return rules.reportingIn(path -> !isBelow(roots, folder.resolve(path)) && rules.reports(path));
  }

  private static boolean isBelow(List<Path> roots, Path file) {
    Path plain = file.normalize();
    return roots.stream().anyMatch(plain::startsWith);
  }
}
