// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.fact.ComputationFact;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.SeedDraw;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import java.util.List;

/**
 * A prediction depends on random numbers that are drawn without a seed.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a draw from the implicit generator that is combined with data in the input of a
 * prediction, in this method or in called methods. Also reports a draw that is combined with data
 * in the result of a method that is part of every prediction, such as the {@code apply} of a layer.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The same input gives a different prediction on every call and in every run. No test can check
 * such a prediction, and a wrong one cannot be reproduced. Unseeded numbers do not leak by
 * themselves: a leak next to them has a cause of its own.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * try (Model model = Sequential.withInputs(5, new Dense(1));
 *     Tensor x = Tensor.ones(1, 5);
 *     Tensor noise = Tensor.randn(1, 5);
 *     Tensor noisy = x.add(noise);
 *     Tensor y = model.predict(noisy)) {
 *   System.out.println(y.item());
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * Generator random = new Generator(7);
 * try (Model model = Sequential.withInputs(5, new Dense(1));
 *     Tensor x = Tensor.ones(1, 5);
 *     Tensor noise = random.normal(1, 5);
 *     Tensor noisy = x.add(noise);
 *     Tensor y = model.predict(noisy)) {
 *   System.out.println(y.item());
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>{@code TensorRuntime.implicitRandomDraws()} increases, and the prediction differs from call to
 * call.
 *
 * <h2>Limits</h2>
 *
 * <p>An input that consists of random numbers only is not reported: code that warms up a model,
 * samples, or generates an image from noise is there to draw. Numbers that are stored in a field, a
 * list or a plain array, or written into another tensor, are not followed; neither are numbers that
 * only choose between branches. A program that seeds the implicit generator anywhere, where its
 * library can, is not reported.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a prediction depends on random numbers drawn without a seed",
    family = RuleFamily.MODELS,
    harm = Harm.FAILURE,
    severity = Severity.WARNING,
    fix = "draw from a generator with a seed",
    reportedAt = "the call that draws",
    evidence = EvidenceKind.IMPLICIT_DRAW)
@AutoService(Rule.class)
public final class ImplicitRandomState implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ComputationFact.Drawn.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof ComputationFact.Drawn drawn && drawn.isMixed()
        ? List.of(report(drawn))
        : List.of();
  }

  private static Report report(ComputationFact.Drawn drawn) {
    String name = drawn.resource().shown();
    return new Report(
        drawn.confidence(),
        drawn.resource().created(),
        Event.CREATED,
        "drawn here, without a seed",
        name
            + " is drawn without a seed, so the prediction "
            + (drawn.isDefinite() ? "differs" : "may differ")
            + " from run to run",
        List.of(
            new TraceStep(
                drawn.predictedAt(),
                drawn.isInside() ? "part of every prediction" : "used by this prediction",
                Event.USED)),
        "draw " + name + " from a generator with a seed",
        List.of(new SeedDraw(drawn.resource().created())));
  }
}
