// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * A program that goes through the corpus, started as a process of its own.
 *
 * @param name as the table names it
 */
record Contestant(String name, List<String> command) {

  Contestant {
    command = List.copyOf(command);
  }

  /**
   * Runs it once.
   *
   * @param output where its standard output and error go
   * @return time from start to end of the process, in seconds
   * @throws IOException if it fails
   */
  double seconds(Path output) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(output.toFile());
    long start = System.nanoTime();
    int status = builder.start().waitFor();
    double seconds = (System.nanoTime() - start) / 1e9;
    if (status != 0) {
      throw new IOException(name + " exits with " + status + ": see " + output);
    }
    return seconds;
  }
}
