// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The files that a user asks to be changed: those that lie where a request names a path, symbolic
 * links followed. What is linted may be more: a folder may hold links to files elsewhere.
 */
final class AskedFiles {

  private final FileTree files;
  private final List<Path> asked;

  AskedFiles(FileTree files, LintRequest request) {
    this.files = files;
    this.asked =
        request.paths().stream()
            .flatMap(path -> real(request.workingDirectory().resolve(path)).stream())
            .toList();
  }

  /** Returns whether a file may be changed. */
  boolean contains(Path file) {
    return real(file).filter(real -> asked.stream().anyMatch(real::startsWith)).isPresent();
  }

  /** Returns where a path leads; the lint reports what cannot be read, and finds nothing in it. */
  private Optional<Path> real(Path path) {
    try {
      return Optional.of(files.realPath(path));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
