// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.fact.ComputationFact;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.HoistBuild;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import java.util.ArrayList;
import java.util.List;

/**
 * A model, session or traced function is rebuilt on every iteration of a loop, or for every
 * request.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a model or session that is rebuilt on every iteration from unchanged inputs, used, and
 * then closed or dropped: in the loop itself, in a method that the loop calls, or in code that a
 * server calls for every request. Also reports a traced function that is called with a different
 * Java value on every iteration, because each value needs a new trace.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Reading the weights of a model, or compiling a graph, takes far longer than one prediction. A
 * service that does it for every request spends its time there.
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
 * <p>One creation per iteration from the same line, as the events of the flight recorder show. For
 * a traced function, {@code traces()} counts one trace per value.
 *
 * <h2>Limits</h2>
 *
 * <p>Not reported is a resource that is trained, filled, or kept in a collection or in a variable
 * from before the loop, and one that is built from something that the loop changes: there, one
 * instance cannot be reused across iterations. A finding in a loop is potential if a called method
 * builds the resource for itself, or if the inputs are fields that are not final or results of
 * unknown methods; one about a request is potential if only one of several methods that the call
 * may reach builds the resource. The lifecycle model of a type says whether its objects are heavy;
 * one that is light, such as a predictor of DJL, is not reported, and your own model can say
 * otherwise. The methods that a server calls are recognised by name; their interfaces and
 * annotations are in the {@code conventions} of the models.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a model, session or traced function is rebuilt on every iteration or request",
    family = RuleFamily.MODELS,
    harm = Harm.WASTE,
    severity = Severity.WARNING,
    fix = "build it once, before the loop",
    reportedAt =
        "the call that builds it, or that gets it from a method of the same file; the call that"
            + " traces again",
    evidence = EvidenceKind.REPEATED_BUILD)
@AutoService(Rule.class)
public final class HeavyResourceInLoop implements Rule {

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
    String name = built.resource().shown();
    List<TraceStep> trace = new ArrayList<>();
    trace.add(new TraceStep(built.loop(), "on every iteration of this loop", Event.REPEATED));
    built
        .calledAt()
        .ifPresent(at -> trace.add(new TraceStep(at, "built by this call", Event.CALLED)));
    return new Report(
        built.confidence(),
        built.resource().created(),
        Event.CREATED,
        "built here, from unchanged inputs",
        name
            + (built.isDefinite() ? " is rebuilt" : " may be rebuilt")
            + " on every iteration of a loop",
        trace,
        "build " + name + " once, before the loop",
        List.of(new HoistBuild(built.resource(), built.loop())));
  }

  private static Report report(ComputationFact.BuiltPerRequest built) {
    String name = built.resource().shown();
    return new Report(
        built.confidence(),
        built.resource().created(),
        Event.CREATED,
        "built here, from unchanged inputs",
        name + (built.isDefinite() ? " is rebuilt" : " may be rebuilt") + " for every request",
        List.of(new TraceStep(built.handler(), "called for every request", Event.REPEATED)),
        "build " + name + " once, in a field of an owner that closes it",
        List.of());
  }

  private static Report report(ComputationFact.Retraced retraced) {
    String name = retraced.resource().shown();
    return new Report(
        retraced.confidence(),
        retraced.at(),
        Event.USED,
        "traced here, once for each value",
        name
            + (retraced.isDefinite() ? " is traced" : " may be traced")
            + " again on every iteration of a loop, because its argument changes",
        List.of(new TraceStep(retraced.loop(), "on every iteration of this loop", Event.REPEATED)),
        "pass the changing argument of " + name + " as a tensor",
        List.of());
  }
}
