// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.summary.ProgramText;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * One of several files changes. All code of the file is analysed anew, and who has asked for what
 * is another now: callers of a method that does something else, users of a field of the file.
 */
final class FilesTest {

  private static final String CALLER =
      """
      import dev.tensorlint.runtime.Tensor;
      class Caller {
        static void outer(Tensor t) { middle(t); t.item(); }
        static void middle(Tensor t) { new Callee().close(t); t.item(); }
        static void held() { Tensor t = Callee.HELD; t.item(); }
        static void alone() { Tensor t = Tensor.zeros(1); t.close(); t.item(); }
      }
      """;
  private static final String CALLEE =
      """
      import dev.tensorlint.runtime.Tensor;
      class Callee {
        static final Tensor HELD = Tensor.zeros(1);
        void close(Tensor t) { t.close(); }
        void other() { Tensor t = Tensor.zeros(1); t.close(); }
      }
      """;
  private static final String HEIR = "class Heir extends Callee { void more() {} }";

  private final EditedProgram program =
      new EditedProgram()
          .with("Caller.java", CALLER)
          .with("Callee.java", CALLEE)
          .with("Heir.java", HEIR);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{ t.close(); } | { t.item(); } | 5",
        "other() { Tensor t = Tensor.zeros(1); | other() { Tensor t = Tensor.ones(1); | 3",
        "void more() {} | void close(dev.tensorlint.runtime.Tensor t) {} | 3",
        "HELD = Tensor.zeros(1) | HELD = null | 3",
        "static final Tensor HELD | static Tensor HELD | 3",
        "class Heir extends Callee | class Heir | 1",
        "void more() {} | void more() { int n = 1; } | 1",
        "void alone() { | void alone() { int n = 1; | 4",
      })
  void howMuchIsAnalysedAnew(String before, String after, int expected) {
    assertEquals(8, program.analysed(), "all");
    assertEquals(0, program.analysed(), "nothing has changed");
    program.edit(before, after);
    assertEquals(expected, program.analysed(), "edited");
    program.edit(after, before);
    assertEquals(expected, program.analysed(), "and back");
  }

  /** Nobody writes the constructor that puts arguments into the components. */
  @Test
  void aRecordNamesItsComponentsOtherwise() {
    EditedProgram records =
        new EditedProgram()
            .with(
                "Maker.java",
                """
                import dev.tensorlint.runtime.Tensor;
                class Maker {
                  static void make() {
                    Pair pair = new Pair(Tensor.zeros(1), Tensor.zeros(1)).swapped();
                    pair.close();
                  }
                }
                """)
            .with(
                "Pair.java",
                """
                import dev.tensorlint.runtime.Tensor;
                record Pair(Tensor left, Tensor right) {
                  Pair swapped() { return new Pair(right, left); }
                  void close() { left.close(); right.close(); }
                }
                """);
    records.analysed();
    records.edit("right", "out");
    assertEquals(3, records.analysed());
  }

  @Test
  void whatIsNotWantedAnyMoreIsNotAnalysed() {
    AnalysisMemory memory = program.memory();
    memory.cancelWhen(() -> true);
    Program now = program.now();
    assertThrows(CancellationException.class, () -> ProgramText.of(now, memory));
    assertEquals(0, memory.analysed());
    memory.cancelWhen(() -> false);
    assertEquals(ProgramText.of(now), ProgramText.of(now, memory));
  }
}
