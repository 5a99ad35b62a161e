// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A JVM that was started without {@code libjsig} must come out of the search for devices whole. */
class UnchainedSignalsTest {

  /** The program of the other JVM. Interpreted code meets the traps at once. */
  static final class Program {

    private Program() {}

    public static void main(String[] arguments) {
      Devices.list();
      JvmSignals.test();
      try (Tensor x = Tensor.of(1, 2);
          Tensor sum = x.sum()) {
        System.out.println("sum " + sum.item());
      }
    }
  }

  @Test
  void theSearchLeavesTheSignalsAlone() throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xint",
            "-cp",
            System.getProperty("java.class.path"),
            Program.class.getName());
    builder.environment().remove("LD_PRELOAD");
    builder.redirectErrorStream(true);
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    List<String> lines = output.lines().toList();
    assertTrue(lines.contains("sum 3.0"), output);
    assertTrue(lines.stream().noneMatch(line -> line.contains("plain Java")), output);
  }
}
