// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The files of the repository, named by their paths below its top folder, with slashes. */
final class Repository {

  private static final Set<String> OUTPUTS = Set.of("target", "node_modules");

  private final Path root;

  Repository(Path root) {
    this.root = root.toAbsolutePath().normalize();
  }

  boolean isFile(String path) {
    return Files.isRegularFile(root.resolve(path));
  }

  boolean isFolder(String path) {
    return Files.isDirectory(root.resolve(path));
  }

  byte[] bytes(String path) {
    try {
      return Files.readAllBytes(root.resolve(path));
    } catch (IOException e) {
      throw new UncheckedIOException(path + " cannot be read", e);
    }
  }

  String text(String path) {
    return new String(bytes(path), StandardCharsets.UTF_8);
  }

  /** Returns the names of what is in a folder, sorted, without build outputs and hidden files. */
  List<String> names(String folder) {
    try (Stream<Path> files = Files.list(root.resolve(folder))) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> !name.startsWith(".") && !OUTPUTS.contains(name))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(folder + " cannot be read", e);
    }
  }

  /** Returns the Markdown files of a folder itself, sorted; none if there is no such folder. */
  List<String> documents(String folder) {
    if (!isFolder(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(root.resolve(folder))) {
      return files
          .map(file -> root.relativize(file).toString().replace('\\', '/'))
          .filter(Paths::isDocument)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(folder + " cannot be read", e);
    }
  }
}
