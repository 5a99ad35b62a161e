// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuntimeProcessTest {

  private final Path folder;

  RuntimeProcessTest(@TempDir Path folder) {
    this.folder = folder;
  }

  /** A program that says what it was started with. */
  static final class Echo {
    public static void main(String[] arguments) {
      System.out.println("preload " + System.getenv().getOrDefault("LD_PRELOAD", "nothing"));
      System.err.println("and this on the other stream");
      System.exit(3);
    }
  }

  @Test
  void outputAndExitCodeAreGiven() throws Exception {
    RuntimeProcess process = RuntimeProcess.ofThisJvm();
    Path library = process.signalChaining().orElseThrow();
    RuntimeProcess.Outcome outcome = process.run(Echo.class.getName());
    assertEquals(
        new RuntimeProcess.Outcome(
            3, List.of("preload " + library, "and this on the other stream")),
        outcome);
  }

  @Test
  void doctorNamesTheJdkAndEveryDevice() {
    Cli.Outcome outcome = new Cli(folder).run("doctor");
    assertEquals(0, outcome.exitCode(), outcome::toString);
    List<String> lines = outcome.out().lines().toList();
    assertTrue(
        lines.contains("java        " + property("java.version") + ", " + property("java.vendor")));
    assertTrue(lines.contains("java home   " + property("java.home")));
    List<String> devices = lines.stream().filter(line -> line.startsWith("device      ")).toList();
    assertTrue(devices.size() >= 2, outcome::toString);
    assertTrue(devices.get(0).startsWith("device      plain Java (JAVA, "), outcome::toString);
    assertEquals(1, devices.stream().filter(line -> line.endsWith(": used")).count());
  }

  private static String property(String name) {
    return System.getProperty(name);
  }
}
