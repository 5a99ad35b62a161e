// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.kept;

import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.RunSettings;
import dev.tensorlint.scanner.discovery.FileTree;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceDiscovery;
import dev.tensorlint.scanner.discovery.SourceFiles;
import dev.tensorlint.scanner.store.ContentKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Everything that the result of a lint follows from, as a key: the sources and models by their
 * content, the class path by size and time of change of each file, and all settings.
 */
final class LintInputs {

  private static final int MOST_BYTES = 64 << 20;

  private final LintRequest request;
  private final FileTree files;

  LintInputs(LintRequest request, FileTree files) {
    this.request = request;
    this.files = files;
  }

  /**
   * Returns the key of a request; empty if its result cannot be kept, because it checks class
   * files.
   *
   * @param start what the key depends on beside the request
   */
  Optional<ContentKey> key(ContentKey start) {
    try {
      ShownPaths shown = new ShownPaths(request.workingDirectory());
      SourceFiles sources =
          new SourceDiscovery(files, shown, request.sourceRoots(), true).discover(request.paths());
      return sources.classes().isEmpty()
          ? Optional.of(withSources(sources, RunSettings.key(start, request, files)))
          : Optional.empty();
    } catch (IOException | UncheckedIOException e) {
      return Optional.empty(); // The run itself says what cannot be read.
    }
  }

  private ContentKey withSources(SourceFiles sources, ContentKey start) throws IOException {
    ContentKey key = start.with(sources.diagnostics().toString());
    for (Path each : sources.files()) {
      key = key.with(each.toString()).with(files.read(each, MOST_BYTES));
    }
    for (Path each : sources.foreign()) {
      key = key.with(each.toString()).with(files.read(each, MOST_BYTES));
    }
    return key;
  }
}
