// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Sequential;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Starts processes that end with open handles. */
class ExitReportTest {

  /** Leaks two tensors on one line, a model with weights and a view. */
  static final class Leaking {
    private Leaking() {}

    public static void main(String[] arguments) {
      List<Object> held = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        held.add(Tensor.of(1, 2, 3));
      }
      held.add(Sequential.withInputs(2, new Dense(1)));
      held.add(((Tensor) held.get(0)).reshape(3, 1));
      held.forEach(handle -> System.out.println(handle));
    }
  }

  /** Leaks nothing. */
  static final class Clean {
    private Clean() {}

    public static void main(String[] arguments) {
      Tensor.of(1).close();
    }
  }

  @Test
  void aSimpleReportGroupsByLine() throws Exception {
    List<String> lines = run(Leaking.class, "simple");
    assertEquals(
        List.of(
            "TensorLint: not closed when the process ended:",
            "  2 tensors, 24 bytes, created at ExitReportTest.java:29",
            "  1 model, created at ExitReportTest.java:31",
            "  1 tensor, created at ExitReportTest.java:32"),
        lines);
  }

  @Test
  void aFullReportTellsEachHandle() throws Exception {
    List<String> lines = run(Leaking.class, "full");
    assertEquals("each of them:", lines.get(4));
    assertTrue(
        lines.stream()
            .anyMatch(
                line ->
                    line.endsWith(
                        "(float32 [3]): created at ExitReportTest.java:29,"
                            + " last used at ExitReportTest.java:32")),
        lines::toString);
    assertEquals(9, lines.size());
  }

  @Test
  void nothingIsPrintedUnasked() throws Exception {
    assertEquals(List.of(), run(Leaking.class, "off"));
  }

  @Test
  void nothingIsPrintedWhereNothingIsLeft() throws Exception {
    assertEquals(List.of(), run(Clean.class, "full"));
  }

  @Test
  void lostHandlesAreCounted() {
    Site site = new Site("app.Main", "run", "Main.java", 3);
    assertEquals(
        """
        TensorLint: not closed when the process ended:
          2 handles found lost by the garbage collector, created at Main.java:3
        """,
        ExitReport.text(ExitReport.Level.SIMPLE, List.of(), Map.of(site, 2)));
  }

  @Test
  void levelsAreReadFromText() {
    assertEquals(ExitReport.Level.OFF, ExitReport.Level.parse("off"));
    assertEquals(ExitReport.Level.SIMPLE, ExitReport.Level.parse(" Simple"));
    assertEquals(ExitReport.Level.FULL, ExitReport.Level.parse("yes"));
  }

  private static List<String> run(Class<?> program, String report)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "-Dtensorlint.device=java",
                "-Dtensorlint.report=" + report,
                program.getName())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), errors);
    return errors.lines().toList();
  }
}
