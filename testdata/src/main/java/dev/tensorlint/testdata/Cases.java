// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Finds the cases in a folder with one folder for each rule, and one for each seed. */
public final class Cases {

  private Cases() {}

  /** Returns all cases, by subject, kind and name. */
  public static List<Case> in(Path root) {
    return files(root).stream()
        .filter(file -> file.toString().endsWith(".java"))
        .map(Case::read)
        .sorted(Comparator.comparing(Case::toString))
        .toList();
  }

  /** Returns the files in the folders of the rules, of the seeds and of the programs, sorted. */
  public static List<Path> files(Path root) {
    return Stream.of(ruleFolders(root), seedFolders(root), List.of(root.resolve("programs")))
        .flatMap(List::stream)
        .flatMap(folder -> list(folder, 9))
        .sorted()
        .toList();
  }

  /** Returns the folders of the rules, sorted; their names start with a capital. */
  public static List<Path> ruleFolders(Path root) {
    return list(root, 1).filter(Cases::isRuleFolder).sorted().toList();
  }

  /** Returns the folders of the seeds, sorted: questions from the field, with their examples. */
  public static List<Path> seedFolders(Path root) {
    return list(root.resolve("seeds"), 1).filter(Files::isDirectory).sorted().toList();
  }

  private static boolean isRuleFolder(Path path) {
    return Files.isDirectory(path)
        && Character.isUpperCase(path.getFileName().toString().charAt(0));
  }

  private static Stream<Path> list(Path folder, int depth) {
    try (Stream<Path> paths = Files.walk(folder, depth)) {
      return paths
          .filter(path -> depth == 1 || Files.isRegularFile(path))
          .filter(path -> !path.equals(folder))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
