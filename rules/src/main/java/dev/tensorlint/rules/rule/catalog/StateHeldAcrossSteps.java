// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.ReleaseFact;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.fix.RemoveStatement;
import dev.tensorlint.rules.fix.TakeCopy;
import dev.tensorlint.rules.resource.Escape;
import dev.tensorlint.rules.resource.OwnershipKind;
import dev.tensorlint.rules.resource.Release;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import dev.tensorlint.rules.rule.Traces;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The state that a model lends is used after the model's next step, or closed by the code that
 * borrowed it.
 *
 * <h2>What it does</h2>
 *
 * <p>Follows the state that a model keeps from call to call and lends until its next step. Reports
 * a use of it after a step of the model, a {@code return} or a field that holds it after a step,
 * and every explicit release.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The model frees the old state when it computes the next one, so later code reads freed memory.
 * And the model needs the state for its next step: closing it takes it away from the model.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * try (StatefulSequential model =
 *         StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
 *     Tensor x = Tensor.ones(1, 1, 1)) {
 *   model.predict(x).close();
 *   Tensor before = model.state();
 *   model.predict(x).close();
 *   System.out.println(Arrays.toString(before.toFloatArray()));
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * try (StatefulSequential model =
 *         StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
 *     Tensor x = Tensor.ones(1, 1, 1)) {
 *   model.predict(x).close();
 *   try (Tensor before = model.copyState()) {
 *     model.predict(x).close();
 *     System.out.println(Arrays.toString(before.toFloatArray()));
 *   }
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>{@code TensorDisposedException} at the reading line, which names the step that freed the
 * state; or at the next step of the model, if the state was closed explicitly.
 *
 * <h2>Limits</h2>
 *
 * <p>A state that a method of the program returns from its model is not followed, nor are models in
 * fields that other methods step. A step in a called method gives a potential finding.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a model's state is used after the next step, or closed by the code that borrowed it",
    family = RuleFamily.MODELS,
    harm = Harm.FAILURE,
    severity = Severity.ERROR,
    fix = "copy the state, or let the model release it",
    reportedAt =
        "the call that reads it, the `return`, the assignment that keeps it, or the call that"
            + " closes it",
    evidence = EvidenceKind.FREED_STATE)
@AutoService(Rule.class)
public final class StateHeldAcrossSteps implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ReleaseFact.Used.class, ReleaseFact.Escaped.class, ReleaseFact.Disposed.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    if (fact instanceof ReleaseFact.Used used && isFreedByStep(used.releases())) {
      return List.of(report(used));
    }
    if (fact instanceof ReleaseFact.Escaped escaped && isFreedByStep(escaped.releases())) {
      return List.of(report(escaped));
    }
    return fact instanceof ReleaseFact.Disposed disposed
            && disposed.ownership() == OwnershipKind.PART_UNTIL_STEP
        ? List.of(report(disposed))
        : List.of();
  }

  private static boolean isFreedByStep(List<Release> releases) {
    return releases.stream().anyMatch(Release::isByStep);
  }

  private static Report report(ReleaseFact.Used used) {
    boolean isDefinite = used.isDefinite();
    String name = "`" + used.variable().orElse(used.resource().name()) + "`";
    return new Report(
        used.confidence(),
        used.at(),
        Event.USED,
        isDefinite ? "used here, on every path" : "used here, on some path",
        name
            + (isDefinite ? " is" : " may be")
            + " used after a step of "
            + owner(used.owner())
            + ", which freed it",
        trace(used.resource(), used.releases()),
        "copy the state before the step",
        copy(used.resource(), isDefinite));
  }

  private static Report report(ReleaseFact.Escaped escaped) {
    String name = escaped.resource().shown();
    return new Report(
        escaped.confidence(),
        escaped.at(),
        Event.ESCAPED,
        escaped.how() == Escape.RETURNED ? "returned here" : "stored here",
        name
            + (escaped.isDefinite() ? " outlives" : " may outlive")
            + " a step of "
            + owner(escaped.owner())
            + ", which freed it",
        trace(escaped.resource(), escaped.releases()),
        "copy the state before the step",
        copy(escaped.resource(), escaped.isDefinite()));
  }

  private static Report report(ReleaseFact.Disposed disposed) {
    return new Report(
        disposed.confidence(),
        disposed.at(),
        Event.RELEASED,
        "closed here",
        "`"
            + disposed.variable()
            + "` is closed, but it is the state of "
            + owner(Optional.of(disposed.owner()))
            + ", which needs it for the next step",
        List.of(
            new TraceStep(
                disposed.resource().created(), "lent here, until the next step", Event.CREATED)),
        "let its owner release it, or close a copy of the state",
        remedies(disposed));
  }

  private static List<Remedy> remedies(ReleaseFact.Disposed disposed) {
    List<Remedy> remedies = new ArrayList<>();
    remedies.add(
        RemoveStatement.ofRelease(
            disposed.at(),
            disposed.resource().model().release(),
            disposed.isDefinite() ? Fix.Safety.SAFE : Fix.Safety.DISPLAY_ONLY));
    remedies.addAll(copy(disposed.resource(), disposed.isDefinite()));
    return remedies;
  }

  private static List<Remedy> copy(ResourceInfo state, boolean isDefinite) {
    Fix.Safety safety = isDefinite ? Fix.Safety.SAFE : Fix.Safety.UNSAFE;
    return List.of(new TakeCopy(state.created(), state.model(), safety));
  }

  private static String owner(Optional<ResourceInfo> owner) {
    return owner.map(of -> of.shown()).orElse("its owner");
  }

  private static List<TraceStep> trace(ResourceInfo state, List<Release> releases) {
    List<TraceStep> trace = new ArrayList<>();
    trace.add(new TraceStep(state.created(), "lent here, until the next step", Event.CREATED));
    releases.forEach(release -> trace.add(Traces.release(release)));
    return trace;
  }
}
