// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.kept;

import dev.tensorlint.rules.source.RefusedFileException;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.RunSettings;
import dev.tensorlint.scanner.UnplacedSources;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceDiscovery;
import dev.tensorlint.scanner.discovery.SourceFiles;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.store.ContentKey;
import dev.tensorlint.scanner.store.ContentStore;
import dev.tensorlint.scanner.store.FileHashes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;

/**
 * Everything that the result of a lint follows from, as a key: the sources and models by their
 * content, the class path by size and time of change of each file, and all settings.
 */
final class LintInputs {

  private final LintRequest request;
  private final FileTree files;
  private final ContentStore store;

  /**
   * @param store where the hashes of sources are kept
   */
  LintInputs(LintRequest request, FileTree files, ContentStore store) {
    this.request = request;
    this.files = files;
    this.store = store;
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
      ContentKey settings = RunSettings.key(start, request, files);
      return sources.classes().isEmpty()
          ? Optional.of(withSources(sources, settings))
          : Optional.empty();
    } catch (IOException | UncheckedIOException e) {
      return Optional.empty(); // The run itself says what cannot be read.
    }
  }

  private ContentKey withSources(SourceFiles sources, ContentKey settings) throws IOException {
    FileHashes hashes = new FileHashes(store, ofPlace(), files, Clock.systemUTC());
    StringBuilder all = new StringBuilder(sources.diagnostics().toString());
    for (Path each : sources.files()) {
      all.append('\n').append(each).append('\n').append(hashes.hash(each));
    }
    all.append("\n\n");
    for (Path each : sources.foreign()) {
      all.append('\n').append(each).append('\n').append(hashes.hash(each));
    }
    all.append("\n\n");
    for (Path each : UnplacedSources.of(request, files)) {
      all.append('\n').append(each).append('\n').append(hashOf(each, hashes));
    }
    all.append("\n\n");
    for (Path each : sources.configurations()) {
      all.append('\n').append(each).append('\n').append(hashOf(each, hashes));
    }
    hashes.save();
    return settings.with(all.toString());
  }

  /** Nothing is read of a file beside the sources that is too large or no regular file. */
  private static String hashOf(Path file, FileHashes hashes) throws IOException {
    try {
      return hashes.hash(file);
    } catch (RefusedFileException e) {
      return "not read";
    }
  }

  private ContentKey ofPlace() {
    return ContentKey.of("source-hashes-1")
        .with(request.workingDirectory().toString())
        .with(request.paths().toString());
  }
}
