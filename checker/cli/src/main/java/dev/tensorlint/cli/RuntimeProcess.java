// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Runs a main class of the tensor runtime in a JVM of its own: an OpenCL driver can take the JVM's
 * signal handlers or crash it, and {@code libjsig}, which keeps the handlers, must be preloaded.
 */
final class RuntimeProcess {

  private static final String ONE_LINE_LOGS =
      "-Djava.util.logging.SimpleFormatter.format=%4$s: %5$s%n";
  private static final int NATIVE_ACCESS_IS_RESTRICTED_FROM = 22;

  /**
   * What a process said.
   *
   * @param lines standard output and standard error, in the order in which they were written
   */
  record Outcome(int exitCode, List<String> lines) {}

  private final Path javaHome;
  private final String classpath;

  RuntimeProcess(Path javaHome, String classpath) {
    this.javaHome = javaHome;
    this.classpath = classpath;
  }

  /** Returns the runner that uses the JVM and the class path of this process. */
  static RuntimeProcess ofThisJvm() {
    return new RuntimeProcess(
        Path.of(System.getProperty("java.home")), System.getProperty("java.class.path"));
  }

  /** Returns the library that keeps the JVM's signal handlers, where this JVM has it. */
  Optional<Path> signalChaining() {
    return Stream.of("lib/libjsig.so", "lib/server/libjsig.so")
        .map(javaHome::resolve)
        .filter(Files::isRegularFile)
        .findFirst();
  }

  /** Runs a main class to its end. */
  Outcome run(String mainClass) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command(mainClass)).redirectErrorStream(true);
    signalChaining()
        .ifPresent(library -> builder.environment().put("LD_PRELOAD", library.toString()));
    Process process = builder.start();
    try (var reader = process.inputReader(StandardCharsets.UTF_8)) {
      List<String> lines = reader.lines().toList();
      return new Outcome(process.waitFor(), lines);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private List<String> command(String mainClass) {
    List<String> command = new ArrayList<>();
    command.add(javaHome.resolve("bin").resolve("java").toString());
    if (Runtime.version().feature() >= NATIVE_ACCESS_IS_RESTRICTED_FROM) {
      command.add("--enable-native-access=ALL-UNNAMED");
    }
    command.add(ONE_LINE_LOGS);
    command.addAll(List.of("-cp", classpath, mainClass));
    return command;
  }
}
