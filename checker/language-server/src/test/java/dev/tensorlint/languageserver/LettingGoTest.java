// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.Workspace;
import dev.tensorlint.scanner.discovery.ClasspathEntries;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.types.AssumedTypes;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What an edit has replaced is let go of, or a day's worth of edits would fill the memory. Whether
 * an object is gone only the collector can tell: it is asked again and again, some times at most.
 */
final class LettingGoTest {

  private static final int MOST_COLLECTIONS = 50;

  private static final String KEPT =
      """
      import dev.tensorlint.runtime.Tensor;

      class Kept {
        static void free(Tensor x) {
          x.close();
        }
      }
      """;

  private static final String EDITED =
      """
      import dev.tensorlint.runtime.Tensor;

      class Edited {
        private final Tensor held = Tensor.of(2f);

        void run() {
          Tensor x = Tensor.of(1f);
          Kept.free(x);
          x.toFloatArray();
        }
      }
      """;

  private final LifecycleModels models = ModelLibrary.load(ModelRequest.BUNDLED).models();
  private final Engine engine = new Engine(models, RuleCatalog.all(), EngineOptions.DEFAULT);
  private final AnalysisMemory memory = new AnalysisMemory();

  private Workspace workspace() {
    return new Workspace(
        models::mayConcern,
        AssumedTypes.NONE,
        new ClasspathEntries(new ShownPaths(Path.of("").toAbsolutePath()), new ArrayList<>())
            .open(List.of(Connection.runtime())),
        1);
  }

  private WeakReference<CompilationUnit> analysed(Workspace workspace, String edited) {
    workspace.put(SourceFile.of("Edited.java", edited));
    engine.analyze(workspace.program(), memory);
    return new WeakReference<>(
        workspace.program().units().stream()
            .filter(unit -> unit.file().path().equals("Edited.java"))
            .findFirst()
            .orElseThrow());
  }

  private static boolean isGone(WeakReference<?> reference) {
    for (int i = 0; i < MOST_COLLECTIONS && reference.get() != null; i++) {
      System.gc();
    }
    return reference.get() == null;
  }

  private void assertLetsGoAfter(String edited) {
    try (Workspace workspace = workspace()) {
      workspace.put(SourceFile.of("Kept.java", KEPT));
      WeakReference<CompilationUnit> before = analysed(workspace, EDITED);
      WeakReference<CompilationUnit> after = analysed(workspace, edited);
      assertTrue(isGone(before), "the unit before the edit is still held");
      assertTrue(after.get() != null, "the newest unit is part of the program");
    }
  }

  @Test
  void anotherBodyTakesThePlaceOfTheOldOne() {
    assertLetsGoAfter(EDITED.replace("Kept.free(x);", "Kept.free(x); int y = 1;"));
  }

  @Test
  void anotherCallTakesThePlaceOfTheOldOne() {
    assertLetsGoAfter(EDITED.replace("Kept.free(x);", ""));
  }

  @Test
  void anotherDeclarationTakesThePlaceOfTheOldOne() {
    assertLetsGoAfter(EDITED.replace("void run()", "void run(int times)"));
  }

  @Test
  void anotherClassWithoutANameTakesThePlaceOfTheOldOne() {
    assertLetsGoAfter(EDITED.replace("Kept.free(x);", "new Object() {}; Kept.free(x);"));
  }
}
