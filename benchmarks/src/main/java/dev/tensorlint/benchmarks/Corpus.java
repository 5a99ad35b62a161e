// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import dev.tensorlint.scanner.LintRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Sources that nobody here wrote, and what they are compiled against.
 *
 * @param roots source folders
 * @param files all Java files below them
 * @param jars the class path
 */
record Corpus(List<Path> roots, List<Path> files, List<Path> jars) {

  /**
   * Reads the layout that the build makes: a folder per artifact in {@code sources}, and the jars
   * in {@code classpath}.
   */
  static Corpus in(Path folder) throws IOException {
    List<Path> roots = children(folder.resolve("sources"), "");
    List<Path> files = new ArrayList<>();
    for (Path root : roots) {
      try (Stream<Path> found = Files.walk(root)) {
        found.filter(path -> path.toString().endsWith(".java")).sorted().forEach(files::add);
      }
    }
    return new Corpus(roots, files, children(folder.resolve("classpath"), ".jar"));
  }

  private static List<Path> children(Path folder, String suffix) throws IOException {
    try (Stream<Path> found = Files.list(folder)) {
      return found.filter(path -> path.toString().endsWith(suffix)).sorted().toList();
    }
  }

  long lines() throws IOException {
    long lines = 0;
    for (Path file : files) {
      try (Stream<String> text = Files.lines(file)) {
        lines += text.count();
      }
    }
    return lines;
  }

  /** Returns what the scanner is asked for. */
  LintRequest request(Path folder, int threads) {
    return LintRequest.of(roots)
        .withClasspath(jars)
        .withThreads(threads)
        .withWorkingDirectory(folder);
  }
}
