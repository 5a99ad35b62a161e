// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is told of a part of a program, and of files that are looked at first. */
final class OpenWorldTest {

  private static final String PART =
      """
      import dev.tensorlint.runtime.Tensor;

      class Part {
        private final Tensor held = Tensor.zeros(1);

        static void own() {
          Tensor x = Tensor.zeros(1);
          x.close();
          x.item();
        }

        static void throughOwn() {
          Tensor x = Tensor.zeros(1);
          free(x);
          x.item();
        }

        private static void free(Tensor x) {
          x.close();
        }

        void throughOverridable() {
          Tensor x = Tensor.zeros(1);
          freeAsYouLike(x);
          x.item();
        }

        void throughBoth() {
          Tensor x = Tensor.zeros(1);
          freeWithHelp(x);
          x.item();
        }

        private void freeWithHelp(Tensor x) {
          freeAsYouLike(x);
        }

        void freeAsYouLike(Tensor x) {
          x.close();
        }

        private static float leak() {
          Tensor x = Tensor.zeros(1);
          return x.item();
        }
      }
      """;

  private final Engine engine =
      new Engine(
          ModelLibrary.load(ModelRequest.BUNDLED).models(),
          RuleCatalog.all(),
          EngineOptions.DEFAULT);
  private final Program program = JavaText.program("Part.java", PART);

  private static List<String> shown(dev.tensorlint.rules.AnalysisResult result) {
    return result.findings().stream()
        .map(each -> each.method() + " " + each.rule() + " " + each.confidence().label())
        .toList();
  }

  @Test
  void theWholeIsToldForSure() {
    assertEquals(
        List.of(
            "Part.<init> OwnerNotCloseable definite",
            "Part.own UseAfterDispose definite",
            "Part.throughOwn UseAfterDispose definite",
            "Part.throughOverridable UseAfterDispose definite",
            "Part.throughBoth UseAfterDispose definite",
            "Part.leak UnscopedTensor definite"),
        shown(engine.analyze(program)));
  }

  @Test
  void ofAPartIsSureWhatNobodyOutsideCanRefute() {
    assertEquals(
        List.of(
            "Part.own UseAfterDispose definite",
            "Part.throughOwn UseAfterDispose definite",
            "Part.throughOverridable UseAfterDispose potential",
            "Part.throughBoth UseAfterDispose potential",
            "Part.leak UnscopedTensor potential"),
        shown(engine.analyzePart(program, new AnalysisMemory())));
  }

  @Test
  void theFirstFilesAreToldAsTheWholeIs() {
    AnalysisMemory memory = new AnalysisMemory();
    List<String> first = shown(engine.analyzeFirst(program, memory, Set.of("Part.java")));

    assertEquals(shown(engine.analyze(program)), first);
    assertEquals(first, shown(engine.analyze(program, memory)));
  }

  /** Initializers come before all methods. */
  @Test
  void noMethodsOfOtherFilesAreAnalysedFirst() {
    AnalysisMemory memory = new AnalysisMemory();

    assertEquals(
        List.of("Part.<init> OwnerNotCloseable definite"),
        shown(engine.analyzeFirst(program, memory, Set.of("Another.java"))));
    assertEquals(shown(engine.analyze(program)), shown(engine.analyze(program, memory)));
  }
}
