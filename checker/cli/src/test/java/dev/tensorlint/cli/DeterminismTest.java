// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same input gives the same bytes, whatever the threads, the collector, the compiler and the
 * memory.
 */
class DeterminismTest {

  /** Leaves out the optimizing compiler. */
  private static final String QUICK = "-XX:TieredStopAtLevel=1";

  private static final List<List<String>> RUNS =
      List.of(
          List.of("1", "-XX:+UseSerialGC", QUICK),
          List.of("2", "-XX:+UseSerialGC", "-Xmx64m", QUICK),
          List.of("2", "-XX:+UseG1GC", "-Xmx64m"),
          List.of("2", "-XX:+UseParallelGC"),
          List.of("7", "-XX:+UseG1GC", QUICK));

  private final Path folder;

  DeterminismTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private record Report(int exitCode, String out, String err) {}

  @Test
  void eachRunGivesTheSameBytes() throws Exception {
    Report first = check(RUNS.get(0));
    assertTrue(first.out().contains("\"rule\": \"UseAfterDispose\""), first::toString);
    assertTrue(first.err().contains("Broken.java:4:"), first::toString);
    for (List<String> run : RUNS.subList(1, RUNS.size())) {
      assertEquals(first, check(run), run::toString);
    }
  }

  private Report check(List<String> run) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(run.subList(1, run.size()));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(
        List.of("check", "--format=json", "--no-cache", "--no-timings", "--threads=" + run.get(0)));
    command.add("--classpath=" + Classpaths.runtime());
    command.addAll(List.of("src/test/resources/determinism", "../../testdata/demo"));
    command.add("../../testdata/UseAfterDispose/bad");
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    int exitCode = process.waitFor();
    return new Report(exitCode, Files.readString(out), Files.readString(err));
  }
}
