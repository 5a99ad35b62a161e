// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.fact.ComputationFact;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.ResetState;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import java.util.ArrayList;
import java.util.List;

/**
 * A stateful model processes several sequences without a reset between them.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a loop over sequences that contains a loop over the steps of a sequence, if a model
 * from before both loops takes the steps and some path from one sequence to the next does not reset
 * it. The inner loop may be in a called method.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The model continues where the previous sequence ended. Its predictions depend on earlier
 * inputs and their order, and no exception shows it.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * float[] sequence = {1, 2, 3};
 * try (StatefulSequential model =
 *     StatefulSequential.withInputs(1, new SimpleRnn(1).stateful())) {
 *   List<Float> answers = new ArrayList<>();
 *   for (int pass = 0; pass < 2; pass++) {
 *     float last = 0;
 *     for (float value : sequence) {
 *       try (Tensor x = Tensor.fill(value, 1, 1, 1);
 *           Tensor y = model.predict(x)) {
 *         last = y.item();
 *       }
 *     }
 *     answers.add(last);
 *   }
 *   if (!answers.get(0).equals(answers.get(1))) {
 *     throw new IllegalStateException("the same sequence has two answers: " + answers);
 *   }
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * float[] sequence = {1, 2, 3};
 * try (StatefulSequential model =
 *     StatefulSequential.withInputs(1, new SimpleRnn(1).stateful())) {
 *   List<Float> answers = new ArrayList<>();
 *   for (int pass = 0; pass < 2; pass++) {
 *     model.resetStates();
 *     float last = 0;
 *     for (float value : sequence) {
 *       try (Tensor x = Tensor.fill(value, 1, 1, 1);
 *           Tensor y = model.predict(x)) {
 *         last = y.item();
 *       }
 *     }
 *     answers.add(last);
 *   }
 *   if (!answers.get(0).equals(answers.get(1))) {
 *     throw new IllegalStateException("the same sequence has two answers: " + answers);
 *   }
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>The same sequence gives a different prediction the second time; the example then throws its
 * own {@code IllegalStateException}.
 *
 * <h2>Limits</h2>
 *
 * <p>The rule cannot see whether two sequences belong together: the parts of one sequence must be
 * processed without a reset. The finding is therefore definite only if the same sequence is
 * processed again and nothing in the loop resets the model; otherwise it is potential. A sequence
 * that is passed to the model in one call looks like a step. Models in fields, and sequences that
 * follow each other without a loop, are not checked.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a stateful model processes several sequences without a reset between them",
    family = RuleFamily.MODELS,
    harm = Harm.FAILURE,
    severity = Severity.WARNING,
    fix = "reset the state before each sequence",
    reportedAt =
        "the call that takes a step, or that calls a method of the same file that takes all steps",
    evidence = EvidenceKind.DIFFERENT_ANSWERS)
@AutoService(Rule.class)
public final class StateNotReset implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ComputationFact.NotReset.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof ComputationFact.NotReset found ? List.of(report(found)) : List.of();
  }

  private static Report report(ComputationFact.NotReset found) {
    String name = found.resource().shown();
    List<TraceStep> trace = new ArrayList<>();
    trace.add(new TraceStep(found.sequences(), "one sequence per iteration", Event.REPEATED));
    found
        .sequence()
        .ifPresent(at -> trace.add(new TraceStep(at, "the steps of one sequence", Event.REPEATED)));
    return new Report(
        found.confidence(),
        found.at(),
        Event.USED,
        "continues from the previous sequence",
        found.isDefinite()
            ? name + " starts the sequence again with the state left at its end"
            : name + " may start a sequence with the state left by the previous one",
        trace,
        "reset the state of " + name + " before each sequence",
        List.of(new ResetState(found.sequences(), found.at())));
  }
}
