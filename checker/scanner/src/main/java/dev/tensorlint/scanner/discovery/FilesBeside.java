// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The files beside Java sources that may name their classes: code of other languages, and
 * configurations. What a symbolic link out of the project leads to is left alone.
 */
final class FilesBeside {

  private final FileTree files;
  private final Function<Path, List<Path>> list;
  private final Map<Path, Path> foreign = new TreeMap<>();
  private final Map<Path, Path> configurations = new TreeMap<>();
  private final Set<Path> walked = new HashSet<>();

  /**
   * @param list gives what a folder holds
   */
  FilesBeside(FileTree files, Function<Path, List<Path>> list) {
    this.files = files;
    this.list = list;
  }

  /**
   * Adds the files of the module of a source folder that are not below it.
   *
   * @param projects the projects in which it lies
   */
  void addBeside(Path root, Set<Path> projects) {
    Path module = root.getParent();
    if (module == null) {
      return;
    }
    Set<Path> inside = new HashSet<>(projects);
    realPath(module).ifPresent(inside::add);
    Stream.concat(
            ForeignLanguage.foldersBeside(root).stream(),
            Configurations.foldersBeside(root).stream())
        .filter(files::isFolder)
        .forEach(folder -> addBelow(folder, inside));
    if (Configurations.mayLieAround(root)) {
      list.apply(module).stream()
          .filter(entry -> !files.isFolder(entry))
          .forEach(file -> add(file, inside));
    }
  }

  /** Java files in the folder of another language are not compiled as such a folder's. */
  private void addBelow(Path folder, Set<Path> inside) {
    Optional<Path> real = realPath(folder).filter(path -> isIn(inside, path));
    if (real.isEmpty() || !walked.add(real.get())) {
      return;
    }
    for (Path entry : list.apply(folder)) {
      if (files.isFolder(entry)) {
        addBelow(entry, inside);
      } else {
        add(entry, inside);
      }
    }
  }

  /**
   * Adds a file, if it is such a one.
   *
   * @param inside folders in one of which it lies, if it is no link out of them
   */
  void add(Path file, Set<Path> inside) {
    if (ForeignLanguage.of(file).isPresent()) {
      add(file, inside, foreign);
    } else if (Configurations.contain(file)) {
      add(file, inside, configurations);
    }
  }

  private void add(Path file, Set<Path> inside, Map<Path, Path> taken) {
    realPath(file)
        .filter(real -> isIn(inside, real))
        .ifPresent(real -> taken.putIfAbsent(real, file));
  }

  private static boolean isIn(Set<Path> folders, Path real) {
    return folders.stream().anyMatch(real::startsWith);
  }

  /** A link to nothing names no class. */
  private Optional<Path> realPath(Path path) {
    try {
      return Optional.of(files.realPath(path));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  List<Path> foreign() {
    return List.copyOf(foreign.values());
  }

  List<Path> configurations() {
    return List.copyOf(configurations.values());
  }
}
