// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.Async;
import dev.tensorlint.runtime.StartedJvm;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Sequential;
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

  /** Starts three computations on one line, of which it joins one. */
  static final class Unjoined {
    private Unjoined() {}

    public static void main(String[] arguments) {
      List<TensorFuture<Tensor>> started = new ArrayList<>();
      try (Tensor x = Tensor.of(1, 2)) {
        for (int i = 0; i < 3; i++) {
          started.add(Async.run(() -> Tensor.of(3), x));
        }
        started.remove(0).join().close();
        while (!started.stream().allMatch(TensorFuture::isDone)) {
          Thread.onSpinWait();
        }
      }
      System.out.println(started);
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
  void futuresThatNobodyJoinedAreTold() throws Exception {
    List<String> lines = run(Unjoined.class, "full");
    assertEquals("TensorLint: not closed when the process ended:", lines.get(0));
    assertEquals("  2 futures, created at ExitReportTest.java:45", lines.get(1));
    assertEquals("each of them:", lines.get(2));
    assertTrue(lines.get(3).startsWith("  future #"), lines::toString);
    assertEquals(5, lines.size(), lines::toString);
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

  private static List<String> run(Class<?> program, String report) throws Exception {
    return StartedJvm.run(program, "-Dtensorlint.report=" + report).errors();
  }
}
