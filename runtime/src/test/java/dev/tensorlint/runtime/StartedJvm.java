// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a JVM of its own has printed: for what is decided once a process, by a property or at its
 * end.
 *
 * @param output lines of standard output
 * @param errors lines of standard error
 */
public record StartedJvm(List<String> output, List<String> errors) {

  /**
   * Runs a program on this test's class path and the plain-Java device, and demands that it ends
   * with 0.
   *
   * @param options of the JVM
   */
  public static StartedJvm run(Class<?> program, String... options)
      throws IOException, InterruptedException {
    return run(System.getProperty("java.class.path"), program, options);
  }

  /** Runs a program on another class path. */
  public static StartedJvm run(String classPath, Class<?> program, String... options)
      throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Stream<String> fixed = Stream.of("-Dtensorlint.device=java", "-cp", classPath);
    List<String> command =
        Stream.of(Stream.of(java), Stream.of(options), fixed, Stream.of(program.getName()))
            .flatMap(part -> part)
            .toList();
    Path errors = Files.createTempFile("started-jvm", ".txt");
    try {
      Process process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int status = process.waitFor();
      StartedJvm printed = new StartedJvm(output.lines().toList(), Files.readAllLines(errors));
      assertEquals(0, status, printed::toString);
      return printed;
    } finally {
      Files.delete(errors);
    }
  }
}
