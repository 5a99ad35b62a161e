// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.project.ClasspathScope;
import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.project.Projects;
import dev.tensorlint.project.cache.ProjectCache;
import dev.tensorlint.rules.config.Trust;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceDiscovery;
import dev.tensorlint.scanner.discovery.SourceFiles;
import dev.tensorlint.scanner.discovery.SourceReader;
import dev.tensorlint.scanner.files.FileTree;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A workspace folder on the disk.
 *
 * @param cache where what its build files say is kept between sessions, as long as they stay the
 *     same
 */
record SourceFolder(Path path, Path cache) {

  /** Names are absolute: relative to the folder above all others. */
  static final ShownPaths SHOWN = new ShownPaths(top());

  private static Path top() {
    Path root = Path.of("").toAbsolutePath().getRoot();
    return root == null ? Path.of("") : root;
  }

  SourceFolder {
    path = path.toAbsolutePath().normalize();
  }

  /** Returns what the build files say as they are now. */
  ProjectLayout layout() {
    return new ProjectCache().read(path, options());
  }

  private ProjectOptions options() {
    return ProjectOptions.ofUser(Trust.UNTRUSTED, true)
        .withScope(ClasspathScope.NONE)
        .withCache(cache);
  }

  /** Finds all sources, and what cannot be looked into. */
  SourceFiles find(ProjectLayout layout) {
    Map<Path, List<Path>> roots =
        new Projects(options()).isProject(path) ? Map.of(path, layout.sourceRoots()) : Map.of();
    return new SourceDiscovery(FileTree.DISK, SHOWN, roots).discover(List.of(path));
  }

  /**
   * The source folders of the build files, by name.
   *
   * @param visible those that each of them sees
   * @param tests those of tests
   */
  record Roots(Map<String, List<String>> visible, List<String> tests) {

    static final Roots NONE = new Roots(Map.of(), List.of());

    static Roots of(ProjectLayout layout) {
      Map<String, List<String>> visible = new LinkedHashMap<>();
      layout
          .visibleRoots()
          .forEach(
              (root, seen) -> visible.put(Uris.name(root), seen.stream().map(Uris::name).toList()));
      return new Roots(visible, layout.testRoots().stream().map(Uris::name).toList());
    }

    Roots {
      visible = Map.copyOf(visible);
      tests = List.copyOf(tests);
    }

    boolean isTest(String name) {
      return tests.stream().anyMatch(root -> name.startsWith(root + "/"));
    }
  }

  /** Reads a source that was found. */
  static SourceReader.Outcome readFound(String name) {
    SourceReader.Outcome outcome = new SourceReader(FileTree.DISK, SHOWN, null).read(Path.of(name));
    SourceFile file = outcome.file();
    return file == null
        ? outcome
        // An editor shows how it reads a file, and how a guess was made matters little here.
        : new SourceReader.Outcome(SourceFile.of(name, file.text()), null);
  }

  /** Returns the text of a file on the disk; empty when there is no readable one. */
  static Optional<SourceFile> read(String name) {
    Path file = Path.of(name);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    SourceFile read = new SourceReader(FileTree.DISK, SHOWN, null).read(file).file();
    return Optional.ofNullable(read).map(each -> SourceFile.of(name, each.text()));
  }

  /** Returns the names of all sources that are there now. */
  Set<String> names() {
    return find(layout()).files().stream().map(Uris::name).collect(Collectors.toSet());
  }
}
