// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.effect.inferred.StatefulUse;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.program.ProgramAnalysis;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A receiver may have another class on each path: what a call does is asked for all of them. */
final class EveryPathTest {

  private static final String PROGRAM =
      """
      final class Res implements AutoCloseable {
        public native void close();
      }
      class Base {
        native void go();
      }
      class Sub extends Base {
        native void go();
      }
      final class A {
        static void subFirst(boolean flag) {
          Res res = new Res();
          Base one;
          if (flag) { one = new Sub(); } else { one = new Base(); }
          one.go();
          res.close();
        }
        static void subLast(boolean flag) {
          Res res = new Res();
          Base one;
          if (flag) { one = new Base(); } else { one = new Sub(); }
          one.go();
          res.close();
        }
      }
      """;

  private static final String MODEL =
      """
      library: words:words
      types:
        Res: { kind: closeable, release: { methods: [close] }, methods: { new(): fresh } }
        Base: { methods: { go(): copy } }
        Sub: { methods: { go(): { resets-state: true } } }
      """;

  private final Path folder;

  EveryPathTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @ParameterizedTest
  @ValueSource(strings = {"A.subFirst", "A.subLast"})
  void theOrderOfPathsDoesNotMatter(String method) throws IOException {
    Path file = Files.writeString(folder.resolve("words.yaml"), MODEL);
    LifecycleModels models =
        ModelLibrary.load(new ModelRequest(Set.of("jdk"), List.of(file), List.of())).models();
    Program program = JavaText.program("A.java", PROGRAM);
    AnalysisMemory memory = new AnalysisMemory();
    new ProgramAnalysis(program, models, 32, 100_000, 8, false, memory).run();
    assertTrue(
        memory.begin(program).units().get(0).procedures().stream()
            .filter(procedure -> procedure.body().name().equals(method))
            .allMatch(procedure -> procedure.effects().part(StatefulUse.NONE).resets()));
  }
}
