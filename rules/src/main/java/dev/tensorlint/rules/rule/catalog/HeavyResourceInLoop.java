// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.HoistBuild;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.typestate.ComputationFact;
import dev.tensorlint.rules.typestate.Fact;
import java.util.ArrayList;
import java.util.List;

/**
 * A model, session or traced function is built again in each round of a loop.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports what is meant to be built once and is built in every round of a loop of the same
 * things, asked something, and closed or forgotten: in the loop itself, or in a method that the
 * loop calls, or for each request in what a server calls then. And it reports a traced function
 * that is called with another Java value in every round: it is traced once for each value.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Reading the weights of a model, or compiling a graph, takes far longer than one answer. A
 * service that does it for every request spends its time there, and a loop of a thousand rounds
 * does it a thousand times.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * float[][] rows = {{1, 2}, {3, 4}};
 * for (float[] row : rows) {
 *   try (Sequential model = Sequential.withInputs(2, new Dense(1));
 *       Tensor x = Tensor.of(row, Shape.of(1, 2));
 *       Tensor y = model.predict(x)) {
 *     System.out.println(y.item());
 *   }
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * float[][] rows = {{1, 2}, {3, 4}};
 * try (Sequential model = Sequential.withInputs(2, new Dense(1))) {
 *   for (float[] row : rows) {
 *     try (Tensor x = Tensor.of(row, Shape.of(1, 2));
 *         Tensor y = model.predict(x)) {
 *       System.out.println(y.item());
 *     }
 *   }
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>One creation for each round from the same line, as the flight recorder tells them; and for a
 * traced function {@code traces()}, which counts a trace for each value.
 *
 * <h2>Limits</h2>
 *
 * <p>What is trained, filled, kept in a collection or a variable from before the loop, or built of
 * something that the loop changes is another one in each round, and not reported. What a called
 * method builds for itself is potential: the method may not know its callers. So is what is built
 * of fields that are not final, or of what unknown methods give, and so is all that is built for
 * each request. What a server calls is known by name: its interfaces and annotations are in the
 * {@code conventions} of models.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class HeavyResourceInLoop implements Rule {

  @Override
  public String name() {
    return "HeavyResourceInLoop";
  }

  @Override
  public String summary() {
    return "a model, session or traced function is built again in each round or request";
  }

  @Override
  public RuleFamily family() {
    return RuleFamily.MODELS;
  }

  @Override
  public String fix() {
    return "build it once, before the loop";
  }

  @Override
  public Severity severity() {
    return Severity.WARNING;
  }

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(
        ComputationFact.BuiltAgain.class,
        ComputationFact.BuiltPerRequest.class,
        ComputationFact.Retraced.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    if (fact instanceof ComputationFact.BuiltAgain built) {
      return List.of(report(built));
    }
    if (fact instanceof ComputationFact.BuiltPerRequest built) {
      return List.of(report(built));
    }
    return fact instanceof ComputationFact.Retraced retraced
        ? List.of(report(retraced))
        : List.of();
  }

  private static Report report(ComputationFact.BuiltAgain built) {
    String name = "`" + built.resource().name() + "`";
    List<TraceStep> trace = new ArrayList<>();
    trace.add(new TraceStep(built.loop(), "in each round of this loop"));
    built.calledAt().ifPresent(at -> trace.add(new TraceStep(at, "built by this call")));
    return new Report(
        built.confidence(),
        built.resource().created(),
        "built here, of the same things each time",
        name
            + (built.isDefinite() ? " is built" : " may be built")
            + " again in each round of a loop",
        trace,
        "build " + name + " once, before the loop",
        List.of(new HoistBuild(built.resource(), built.loop())));
  }

  private static Report report(ComputationFact.BuiltPerRequest built) {
    String name = "`" + built.resource().name() + "`";
    return new Report(
        built.confidence(),
        built.resource().created(),
        "built here, of the same things each time",
        name + " may be built again for each request",
        List.of(new TraceStep(built.handler(), "called for each request")),
        "build " + name + " once, in a field of an owner that closes it",
        List.of());
  }

  private static Report report(ComputationFact.Retraced retraced) {
    String name = "`" + retraced.resource().name() + "`";
    return new Report(
        retraced.confidence(),
        retraced.at(),
        "traced here for each value",
        name
            + (retraced.isDefinite() ? " is traced" : " may be traced")
            + " again in each round of a loop, as it is called with another value",
        List.of(new TraceStep(retraced.loop(), "in each round of this loop")),
        "give what changes to " + name + " as a tensor",
        List.of());
  }
}
