// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A program of the machine that some tests need.
 *
 * @param command where it is
 */
record Tool(Path command) {

  private static final int SECONDS = 120;

  /** Returns the first of some programs that the search path has. */
  static Optional<Tool> first(String... names) {
    List<String> folders =
        List.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1));
    return Stream.of(names)
        .flatMap(name -> folders.stream().map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst()
        .map(Tool::new);
  }

  /** What a run of it printed, and how it ended. */
  record Output(int exitCode, String text) {}

  /** Runs it; what it prints goes through a file, so that it cannot block. */
  Output run(Path folder, String... arguments) throws IOException, InterruptedException {
    Path out = folder.resolve("out.txt");
    List<String> line = new ArrayList<>(List.of(command.toString()));
    line.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(line)
            .redirectOutput(out.toFile())
            .redirectError(folder.resolve("err.txt").toFile())
            .start();
    if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new IOException(command + " does not end");
    }
    return new Output(
        process.exitValue(),
        Files.readString(out)
            + Files.readString(folder.resolve("err.txt"), StandardCharsets.ISO_8859_1));
  }
}
