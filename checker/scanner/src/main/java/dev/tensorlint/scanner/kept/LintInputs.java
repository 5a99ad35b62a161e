// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.kept;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.discovery.FileTree;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceDiscovery;
import dev.tensorlint.scanner.discovery.SourceFiles;
import dev.tensorlint.scanner.store.ContentKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.CodeSource;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Everything that the result of a lint follows from, as a key: the sources and models by their
 * content, the class path and this tool by size and time of change of each file, and all settings.
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
      Optional<String> tool = tool();
      return tool.isEmpty() || !sources.classes().isEmpty()
          ? Optional.empty()
          : Optional.of(withSources(sources, withSettings(start.with(tool.get()))));
    } catch (IOException | UncheckedIOException e) {
      return Optional.empty(); // The run itself says what cannot be read.
    }
  }

  private ContentKey withSources(SourceFiles sources, ContentKey start) throws IOException {
    ContentKey key = start.with(sources.diagnostics().toString());
    for (Path each : sources.files()) {
      key = key.with(each.toString()).with(files.read(each, MOST_BYTES));
    }
    for (Path each : request.modelFiles()) {
      key = key.with(each.toString()).with(files.read(each, MOST_BYTES));
    }
    return key;
  }

  private ContentKey withSettings(ContentKey start) throws IOException {
    EngineOptions options = request.options();
    return start
        .with(prints(request.classpath()))
        .with(prints(request.platform()))
        .with(platform())
        .with(request.paths().toString())
        .with(request.modelFiles().toString())
        .with(sorted(request.sourceRoots()))
        .with(sorted(request.visibleRoots()))
        .with(request.workingDirectory().toString())
        .with(request.models().toString())
        .with(request.encoding() + " " + request.followsLibraries())
        .with(options.pathStates() + " " + options.stepBudget())
        .with(options.recursionRounds() + " " + options.exceptions() + " " + options.endsProcess())
        .with(String.valueOf(Runtime.getRuntime().maxMemory()));
  }

  private static String sorted(Map<Path, List<Path>> roots) {
    return new TreeMap<>(roots).toString();
  }

  /** The classes of the platform are those of the Java that runs. */
  private static String platform() {
    return System.getProperty("java.home") + " " + System.getProperty("java.runtime.version");
  }

  private static String prints(Collection<Path> entries) throws IOException {
    StringBuilder prints = new StringBuilder();
    for (Path each : entries) {
      prints.append(print(each)).append('\n');
    }
    return prints.toString();
  }

  /** Returns what changes when a jar, or a file in a folder, does. */
  private static String print(Path entry) throws IOException {
    if (!Files.exists(entry)) {
      return entry + " is not there";
    }
    StringBuilder print = new StringBuilder();
    try (Stream<Path> all = Files.walk(entry)) {
      for (Path each : all.sorted().toList()) {
        BasicFileAttributes about = Files.readAttributes(each, BasicFileAttributes.class);
        if (!about.isDirectory()) {
          print.append(each).append(' ').append(about.size()).append(' ');
          print.append(about.lastModifiedTime()).append(' ').append(about.fileKey()).append('\n');
        }
      }
    }
    return print.toString();
  }

  /** Returns the print of this tool's own classes; empty if they are nowhere on the disk. */
  private static Optional<String> tool() throws IOException {
    StringBuilder print = new StringBuilder();
    for (Class<?> part : List.of(Engine.class, Linter.class)) {
      CodeSource source = part.getProtectionDomain().getCodeSource();
      if (source == null || source.getLocation() == null) {
        return Optional.empty();
      }
      try {
        print.append(print(Path.of(source.getLocation().toURI())));
      } catch (URISyntaxException e) {
        return Optional.empty();
      }
    }
    return Optional.of(print.toString());
  }
}
