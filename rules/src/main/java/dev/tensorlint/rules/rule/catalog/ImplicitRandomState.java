// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.SeedDraw;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.typestate.ComputationFact;
import dev.tensorlint.rules.typestate.Fact;
import java.util.List;

/**
 * A prediction depends on random numbers for which nobody has given a seed.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a draw of the implicit generator whose numbers go into a prediction: as its input, or
 * into what is computed for that, here or in called methods; and one that a method draws for its
 * result where that method is a part of predictions, such as the {@code apply} of a layer.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The same question gets another answer in every call and every run. No test can hold such an
 * answer, and no report of a wrong one can be repeated. It takes no more memory than other numbers:
 * what leaks beside it leaks for reasons of its own.
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
 * <p>{@code TensorRuntime.implicitRandomDraws()} counts, and the answer differs from call to call.
 *
 * <h2>Limits</h2>
 *
 * <p>An input that is nothing but random is potential: it may be there to warm a model up, or to be
 * made an image of. Numbers that were put into a field, a list, plain arrays, or into another
 * tensor in place are not followed, nor are those that only choose between ways. A program that
 * gives the implicit generator a seed anywhere, where its library can, is not reported at all.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class ImplicitRandomState implements Rule {

  @Override
  public String name() {
    return "ImplicitRandomState";
  }

  @Override
  public String summary() {
    return "a prediction depends on random numbers without a seed";
  }

  @Override
  public RuleFamily family() {
    return RuleFamily.MODELS;
  }

  @Override
  public String fix() {
    return "draw from a generator with a seed";
  }

  @Override
  public Severity severity() {
    return Severity.WARNING;
  }

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ComputationFact.Drawn.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof ComputationFact.Drawn drawn ? List.of(report(drawn)) : List.of();
  }

  private static Report report(ComputationFact.Drawn drawn) {
    String name = "`" + drawn.resource().name() + "`";
    return new Report(
        drawn.confidence(),
        drawn.resource().created(),
        "drawn here, without a seed",
        name
            + (drawn.isDefinite() ? " makes" : " may make")
            + " the prediction another one in every run: it is drawn without a seed",
        List.of(
            new TraceStep(
                drawn.predictedAt(),
                drawn.isInside() ? "a part of predictions" : "goes into this prediction")),
        "draw " + name + " from a generator with a seed",
        List.of(new SeedDraw(drawn.resource().created())));
  }
}
