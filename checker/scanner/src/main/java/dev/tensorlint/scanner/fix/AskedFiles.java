// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.discovery.FileTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The files that a user asks to be changed: those that lie where a request names a path, symbolic
 * links followed. What is linted may be more: a folder may hold links to files elsewhere.
 */
final class AskedFiles {

  private final FileTree files;
  private final List<Path> asked = new ArrayList<>();

  AskedFiles(FileTree files, LintRequest request) {
    this.files = files;
    for (Path path : request.paths()) {
      try {
        asked.add(files.realPath(request.workingDirectory().resolve(path)));
      } catch (IOException e) {
        // The lint reports what cannot be read, and finds nothing in it.
        continue;
      }
    }
  }

  /** Returns whether a file may be changed. */
  boolean contains(Path file) {
    try {
      Path real = files.realPath(file);
      return asked.stream().anyMatch(real::startsWith);
    } catch (IOException e) {
      return false;
    }
  }
}
