// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.scanner.discovery.BuildFiles;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.store.ContentKey;
import dev.tensorlint.scanner.store.FilePrint;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Everything that a run follows from beside the sources, as a key: models by their content, the
 * class path by size and time of change of each file, the Java that runs, and all settings.
 */
public final class RunSettings {

  private static final int MOST_BYTES = 64 << 20;

  private RunSettings() {}

  /**
   * Returns the key of the settings of a request.
   *
   * @param start what the key depends on beside the request
   * @param files where the models are read
   */
  public static ContentKey key(ContentKey start, LintRequest request, FileTree files)
      throws IOException {
    EngineOptions options = request.options();
    ContentKey key =
        start
            .with(prints(request.classpath()))
            .with(prints(request.platform()))
            .with(platform())
            .with(request.paths().toString())
            .with(request.modelFiles().toString())
            .with(sorted(request.sourceRoots()))
            .with(sorted(request.visibleRoots()))
            .with(request.workingDirectory().toString())
            .with(request.models().toString())
            .with(BuildFiles.texts(files, request.workingDirectory(), request.paths()).toString())
            .with(request.encoding() + " " + request.followsLibraries())
            .with(options.pathStates() + " " + options.stepBudget())
            .with(
                options.recursionRounds()
                    + " "
                    + options.exceptions()
                    + " "
                    + options.endsProcess())
            .with(String.valueOf(Runtime.getRuntime().maxMemory()));
    return withModelFiles(key, request, files);
  }

  /**
   * Returns the key of what the code of libraries follows from, beside their content and its calls:
   * models and the platform. It is the same for all programs with these.
   *
   * @param start what the key depends on beside the request
   * @param files where the models are read
   */
  static ContentKey ofLibraries(ContentKey start, LintRequest request, FileTree files)
      throws IOException {
    ContentKey key =
        start.with(prints(request.platform())).with(platform()).with(request.models().toString());
    return withModelFiles(key, request, files);
  }

  private static ContentKey withModelFiles(ContentKey start, LintRequest request, FileTree files)
      throws IOException {
    ContentKey key = start;
    for (Path each : request.modelFiles()) {
      key = key.with(each.toString()).with(files.read(each, MOST_BYTES));
    }
    return key;
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
      prints.append(FilePrint.of(each));
    }
    return prints.toString();
  }
}
