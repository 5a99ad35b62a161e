// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.Optional;

/** Paths of documents, as the analysis names files: absolute, with {@code /} between names. */
final class Uris {

  private Uris() {}

  /** Returns the path of a file; empty for documents that are no files. */
  static Optional<Path> path(String uri) {
    try {
      URI parsed = URI.create(uri);
      return "file".equalsIgnoreCase(parsed.getScheme())
          ? Optional.of(Path.of(parsed).toAbsolutePath().normalize())
          : Optional.empty();
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }

  static String name(Path path) {
    return path.toAbsolutePath().normalize().toString().replace('\\', '/');
  }

  static String uri(String name) {
    return Path.of(name).toUri().toString();
  }
}
