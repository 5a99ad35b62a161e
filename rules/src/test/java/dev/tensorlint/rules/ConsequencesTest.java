// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Roots and their consequences, by what is suppressed and which rules run. A model is built in each
 * iteration and never closed: UnclosedResource reports the root, and HeavyResourceInLoop a
 * consequence.
 */
final class ConsequencesTest {

  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();

  private static final String ROOT =
      "UnclosedResource definite: Model m = Sequential.withInputs(2, new Dense(1));: `m` is never"
          + " closed\n";
  private static final String STEP = "also: `m` is rebuilt on every iteration of a loop";

  private static AnalysisResult result(RuleSettings settings, String comment) {
    String text =
        """
        import dev.tensorlint.runtime.nn.*;
        class A {
          static void run() {
            for (int i = 0; i < 3; i++) {
              %s
              Model m = Sequential.withInputs(2, new Dense(1));
              System.out.println(m);
            }
          }
        }
        """
            .formatted(comment);
    EngineOptions options =
        new EngineOptions(32, 50_000, settings, EngineOptions.DEFAULT.exceptions());
    return new Engine(MODELS, RuleCatalog.all(), options)
        .analyze(JavaText.program("A.java", text));
  }

  private static AnalysisResult result(String comment) {
    return result(
        RuleSettings.DEFAULT.withUnusedSuppressions(RuleLevel.WARNING), comment);
  }

  private static List<String> stepsFromOthers(AnalysisResult result) {
    return result.findings().stream()
        .map(Finding::trace)
        .flatMap(List::stream)
        .map(TraceStep::note)
        .filter(note -> note.startsWith("also:"))
        .toList();
  }

  private static List<String> messages(AnalysisResult result) {
    return result.diagnostics().stream().map(Diagnostic::message).toList();
  }

  @Test
  void theConsequenceIsAStepOfTheRoot() {
    AnalysisResult result = result("");
    assertEquals(ROOT, Findings.brief(result));
    assertEquals(List.of(STEP), stepsFromOthers(result));
  }

  @Test
  void aSuppressedRootSuppressesItsConsequences() {
    AnalysisResult result = result("// tensorlint:ignore UnclosedResource -- the cache closes it");
    assertEquals("", Findings.brief(result));
    assertEquals(List.of(), messages(result));
  }

  @Test
  void aSuppressedConsequenceIsNotMentionedAndItsSuppressionIsUsed() {
    AnalysisResult result = result("// tensorlint:ignore HeavyResourceInLoop -- three are wanted");
    assertEquals(ROOT, Findings.brief(result));
    assertEquals(List.of(), stepsFromOthers(result));
    assertEquals(List.of(), messages(result));
  }

  @Test
  void aRuleThatIsOffStandsForNothing() {
    RuleSettings settings = RuleSettings.DEFAULT.without(Set.of("UnclosedResource"));
    assertEquals(
        "HeavyResourceInLoop definite: Model m = Sequential.withInputs(2, new Dense(1));: `m` is"
            + " rebuilt on every iteration of a loop\n",
        Findings.brief(result(settings, "")));
  }
}
