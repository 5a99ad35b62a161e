// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
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
    long start = System.nanoTime();
    run(output);
    return (System.nanoTime() - start) / 1e9;
  }

  /**
   * What a run costs, in seconds.
   *
   * @param clock from start to end of the process
   * @param processor processor time of the whole process, of the user and of the system
   */
  record Cost(double clock, double processor) {}

  /**
   * Runs it once, and has it tell how much it has worked.
   *
   * @param output where its standard output and error go
   * @throws IOException if it fails, or does not tell
   */
  Cost cost(Path output) throws IOException, InterruptedException {
    double clock = seconds(output);
    Long nanos = Shares.parse(Files.readAllLines(output)).counts().get("processorNanos");
    if (nanos == null) {
      throw new IOException(name + " does not tell its processor time: see " + output);
    }
    return new Cost(clock, nanos / 1e9);
  }

  private void run(Path output) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(output.toFile());
    int status = builder.start().waitFor();
    if (status != 0) {
      throw new IOException(name + " exits with " + status + ": see " + output);
    }
  }
}
