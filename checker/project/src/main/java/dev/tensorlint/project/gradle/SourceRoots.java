// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The source folders of a module.
 *
 * @param unread those whose names are not literal
 */
record SourceRoots(List<Path> main, List<Path> test, List<SourceFolders> unread) {

  SourceRoots {
    main = List.copyOf(main);
    test = List.copyOf(test);
    unread = List.copyOf(unread);
  }

  static SourceRoots of(ModuleDraft module, Expressions expressions, ProjectFiles files) {
    List<SourceFolders> unread = new ArrayList<>();
    List<Path> main = roots(true, module, expressions, files, unread);
    List<Path> test = roots(false, module, expressions, files, unread);
    return new SourceRoots(main, without(main, test), unread);
  }

  /** Returns the folders of tests alone: what is of both is code of the module. */
  private static List<Path> without(List<Path> main, List<Path> test) {
    return test.stream().filter(each -> !main.contains(each)).toList();
  }

  private static List<Path> roots(
      boolean isMain,
      ModuleDraft module,
      Expressions expressions,
      ProjectFiles files,
      List<SourceFolders> unread) {
    Set<Path> roots = new LinkedHashSet<>();
    String set = isMain ? "main" : "test";
    roots.add(module.folder().resolve("src/" + set + "/java"));
    for (SourceFolders folders : module.sources()) {
      if (folders.isMain() == isMain) {
        if (folders.replaces()) {
          roots.clear();
        }
        add(folders, module, expressions, files, roots, unread);
      }
    }
    roots.addAll(files.mixedFolders(module.folder(), set));
    return roots.stream().filter(files::isFolder).toList();
  }

  private static void add(
      SourceFolders folders,
      ModuleDraft module,
      Expressions expressions,
      ProjectFiles files,
      Set<Path> into,
      List<SourceFolders> unread) {
    for (List<Node> argument : folders.arguments()) {
      Optional<List<Path>> found = paths(expressions.value(argument), module.folder(), files);
      found.ifPresent(into::addAll);
      if (found.isEmpty() && folders.isMain()) {
        unread.add(folders);
      }
    }
  }

  private static Optional<List<Path>> paths(Value value, Path folder, ProjectFiles files) {
    if (value instanceof Value.Text text) {
      return files.resolve(folder, text.text()).map(List::of);
    }
    if (value instanceof Value.Files found) {
      return Optional.of(found.paths());
    }
    if (!(value instanceof Value.Many many)) {
      return Optional.empty();
    }
    List<Path> all = new ArrayList<>();
    for (Value each : many.values()) {
      Optional<List<Path>> paths = paths(each, folder, files);
      if (paths.isEmpty()) {
        return Optional.empty();
      }
      all.addAll(paths.get());
    }
    return Optional.of(all);
  }
}
