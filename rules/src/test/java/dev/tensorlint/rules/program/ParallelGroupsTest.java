// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.incremental.AnalysisSchedule;
import dev.tensorlint.rules.incremental.ProgramQueries;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.summary.BodyAnalysis;
import dev.tensorlint.rules.summary.Summaries;
import dev.tensorlint.rules.work.WorkMonitor;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads that analyse one program find what one thread finds. */
final class ParallelGroupsTest {

  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();
  private static final int METHODS = 150;

  /** Each method calls two of those before it, so that most findings pass through many. */
  private static final Program PROGRAM =
      JavaText.program(
          "A.java",
          """
          import dev.tensorlint.runtime.*;
          class A {
            static void m0(Tensor t) { t.close(); }
            static Tensor make0() { return Tensor.of(1f); }
            static void even(Tensor t, int n) { if (n > 0) odd(t, n - 1); else t.close(); }
            static void odd(Tensor t, int n) { if (n > 0) even(t, n - 1); else t.close(); }
            static void last() { Tensor t = make0(); even(t, 3); t.item(); }
          """
              + IntStream.range(1, METHODS)
                  .mapToObj(ParallelGroupsTest::method)
                  .collect(Collectors.joining())
              + "}");

  private static String method(int i) {
    return """
           static void m%1$d(Tensor t) { m%2$d(t); }
           static Tensor make%1$d() { m%3$d(Tensor.of(2f)); return make%2$d(); }
           static void use%1$d() { Tensor t = make%3$d(); m%2$d(t); t.item(); make%2$d(); }
           """
        .formatted(i, i - 1, i / 2);
  }

  private static GroupAnalysis analysis(ProgramIndex index, ProgramQueries queries) {
    Library library = new Library(MODELS, PROGRAM.types(), queries);
    BodyAnalysis bodies =
        new BodyAnalysis(library, queries, 32, 100_000, false, WorkMonitor.NONE);
    return new GroupAnalysis(index, queries, bodies, 8);
  }

  private static List<Fact> facts(
      int threads, Function<ProgramIndex, Function<Procedure, List<Procedure>>> callees) {
    AnalysisMemory memory = AnalysisMemory.ofOneRun();
    ProgramIndex index = memory.begin(PROGRAM);
    AnalysisSchedule plan = memory.plan(index);
    ProgramQueries queries = new ProgramQueries(index, MODELS, false);
    new ParallelGroups(plan, callees.apply(index), memory, WorkMonitor.NONE)
        .analyse(threads, progress -> analysis(index, queries.forThread(progress)));
    assertEquals(-1, plan.next(0));
    return memory.results().withFacts().stream()
        .flatMap(node -> node.result().facts().stream())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void threadsFindWhatOneFinds(int threads) {
    List<Fact> one = facts(1, index -> index::callees);
    assertFalse(one.isEmpty());
    assertEquals(one, facts(threads, index -> index::callees));
  }

  /** Nothing is known of who calls whom: each body that needs a missing summary is put off. */
  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void whatAsksTooEarlyIsAnalysedAnew(int threads) {
    assertEquals(facts(1, index -> index::callees), facts(threads, index -> any -> List.of()));
  }

  @Test
  void aFailureOfOneThreadEndsAll() {
    AnalysisMemory memory = AnalysisMemory.ofOneRun();
    ProgramIndex index = memory.begin(PROGRAM);
    ParallelGroups groups =
        new ParallelGroups(memory.plan(index), index::callees, memory, WorkMonitor.NONE);
    assertThrows(IllegalStateException.class, () -> groups.analyse(4, ParallelGroupsTest::failing));
  }

  private static GroupAnalysis failing(Summaries.Progress progress) {
    throw new IllegalStateException("no analysis");
  }
}
