// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.ResetState;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.typestate.ComputationFact;
import dev.tensorlint.rules.typestate.Fact;
import java.util.ArrayList;
import java.util.List;

/**
 * A model that keeps state goes through one sequence after the other without a reset between them.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a loop over the steps of a sequence in a loop over sequences, where a model from
 * before both takes the steps and some way from one sequence to the next does not reset it. The
 * inner loop may stand in a called method.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The model goes on where the former sequence ended. Its answers depend on what it was asked
 * before and in which order, and no exception tells.
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
 * <p>The same sequence gets another answer the second time: the example ends by its own {@code
 * IllegalStateException}.
 *
 * <h2>Limits</h2>
 *
 * <p>Nobody can see whether two sequences belong together: what comes in pieces is one sequence,
 * and must not be reset. So the finding is definite only where the same sequence is gone through
 * again and nothing in the loop resets; all else is potential. A sequence that is given to the
 * model in one call looks like a step. A model in a field, and sequences one behind the other
 * without a loop, are not looked at.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class StateNotReset implements Rule {

  @Override
  public String name() {
    return "StateNotReset";
  }

  @Override
  public String summary() {
    return "a stateful model goes through several sequences without a reset between them";
  }

  @Override
  public RuleFamily family() {
    return RuleFamily.MODELS;
  }

  @Override
  public String fix() {
    return "reset the state in each round";
  }

  @Override
  public Severity severity() {
    return Severity.WARNING;
  }

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ComputationFact.NotReset.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof ComputationFact.NotReset found ? List.of(report(found)) : List.of();
  }

  private static Report report(ComputationFact.NotReset found) {
    String name = "`" + found.resource().name() + "`";
    List<TraceStep> trace = new ArrayList<>();
    trace.add(new TraceStep(found.sequences(), "one sequence after the other"));
    found.sequence().ifPresent(at -> trace.add(new TraceStep(at, "the steps of one sequence")));
    return new Report(
        found.confidence(),
        found.at(),
        "goes on from the former sequence",
        found.isDefinite()
            ? name + " starts a sequence again with the state from its end"
            : name + " may start a sequence with the state of the former one",
        trace,
        "reset the state of " + name + " before each sequence",
        List.of(new ResetState(found.sequences(), found.at())));
  }
}
