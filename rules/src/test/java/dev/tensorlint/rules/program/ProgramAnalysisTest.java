// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.fact.ComputationFact;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of a whole program: how much of it was analysed, and what all of it shares. */
final class ProgramAnalysisTest {

  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();
  private static final String IMPORTS =
      """
      import ai.djl.engine.Engine;
      import dev.tensorlint.runtime.*;
      import dev.tensorlint.runtime.nn.*;
      """;

  private final AnalysisMemory memory = new AnalysisMemory();

  private ProgramAnalysis.Outcome outcome(String text, int stepBudget) {
    return new ProgramAnalysis(
            JavaText.program("A.java", IMPORTS + text), MODELS, 32, stepBudget, 8, false, memory)
        .run();
  }

  private static final String LONG =
      """
      class A {
        static void small(Tensor t) { t.close(); }
        static Runnable later(Tensor t) { return () -> t.item(); }
        static void large(Tensor t) { t.item(); t.item(); t.item(); t.item(); t.item(); t.item(); }
      }
      """;

  /** A function that runs at another time counts by itself. */
  @Test
  void howMuchWasAnalysed() {
    ProgramAnalysis.Outcome outcome = outcome(LONG, 100_000);
    assertEquals(4, outcome.analysed());
    assertEquals(0, outcome.notAnalysed());
    assertEquals(List.of(), outcome.diagnostics());
  }

  @Test
  void whatWasGivenUpIsTold() {
    ProgramAnalysis.Outcome outcome = outcome(LONG, 10);
    assertEquals(3, outcome.analysed());
    assertEquals(1, outcome.notAnalysed());
    assertEquals(
        List.of(
            "`A.large` was not analysed: more than 10 steps; raise the step budget"
                + " (`--step-budget`, or `engine.step-budget` of the configuration) or split the method"),
        outcome.diagnostics().stream().map(Diagnostic::message).toList());
  }

  /** What looks at a whole program has a budget of its own, by the code that there is. */
  @Test
  void aCheckOfTheWholeProgramThatExceedsItsBudgetIsReported() {
    int methods = 120;
    String calls =
        IntStream.range(0, methods).mapToObj(i -> "m" + i + "();").collect(Collectors.joining());
    String all =
        IntStream.range(0, methods)
            .mapToObj(i -> "static void m" + i + "() { " + calls + " }\n")
            .collect(Collectors.joining());
    String text = "class A { " + all + "}";
    assertEquals(
        List.of(
            "in which scopes code runs is not checked: more than 120 steps; raise the step budget,"
                + " or check fewer modules at once"),
        outcome(text, 1).diagnostics().stream()
            .filter(each -> each.path() == null)
            .map(Diagnostic::message)
            .toList());
    assertEquals(List.of(), outcome(text, 100).diagnostics());
  }

  /** Whoever seeds the implicit generator anywhere has answers that can be repeated. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "static void other(Engine e) { e.getEngineName(); } | 1",
        "static void seed(Engine e) { e.setRandomSeed(1); } | 0",
        "static final int SEED = seeded(Engine.getInstance()); static int seeded(Engine e) {"
            + " e.setRandomSeed(1); return 1; } | 0",
      })
  void drawsOfASeededGenerator(String seeding, int drawn) {
    String text =
        """
        class A {
          static void draws(Model model) {
            Tensor noise = Tensor.randn(1, 2);
            model.predict(noise).close();
          }
        """;
    long told =
        outcome(text + seeding + "\n}", 100_000).facts().stream()
            .filter(ComputationFact.Drawn.class::isInstance)
            .count();
    assertEquals(drawn, told);
  }

  /** What final fields hold is known everywhere, if it is one object. */
  @Test
  void objectsOfFinalFields() {
    outcome(
        """
        interface I { A SHARED = new A(); }
        class A {
          static final A KEPT = new A();
          static A replaced = new A();
          final A mine = new A();
          A other = new A();
          static final A EITHER = Math.random() > 1 ? new A() : null;
          static final Tensor TENSOR = Tensor.zeros(1);
          static final A NONE = null;
        }
        """,
        100_000);
    assertEquals(
        List.of("A.KEPT", "A.mine", "I.SHARED"),
        memory.values().keySet().stream()
            .map(key -> key.owner() + "." + key.name())
            .sorted()
            .toList());
  }
}
