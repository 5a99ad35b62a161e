// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.ReleaseFact;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.resource.Release;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Reordering;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import dev.tensorlint.rules.rule.Traces;
import java.util.ArrayList;
import java.util.List;

/**
 * A view, a part or a buffer is read after its owner was released.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports the first use of a value after the release of an owner that is not a scope: the value
 * of a variable, the state of a recurrent model, the values of a result, the arrays of a manager.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The view looks like any other tensor, and no code closed it. Its memory is freed all the same:
 * the bundled runtime and DJL throw, and native libraries read whatever is there.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * Tensor view;
 * try (Tensor start = Tensor.of(1f, -2f);
 *     Variable weight = Variable.of(start)) {
 *   view = weight.value();
 * }
 * float[] values = view.toFloatArray();
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * float[] values;
 * try (Tensor start = Tensor.of(1f, -2f);
 *     Variable weight = Variable.of(start)) {
 *   values = weight.value().toFloatArray();
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>{@code TensorDisposedException} at the reading line.
 *
 * <h2>Limits</h2>
 *
 * <p>The lifecycle models define which values depend on which owner. A handle on shared data does
 * not depend on one: it is closed separately and may outlive its origin.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a view, a part or a buffer is read after its owner was released",
    family = RuleFamily.LIFETIME,
    harm = Harm.FAILURE,
    severity = Severity.ERROR,
    fix = "release the owner after the last use",
    reportedAt = "the call that reads it",
    evidence = EvidenceKind.EXCEPTION)
@AutoService(Rule.class)
public final class ViewOutlivesOwner implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ReleaseFact.Used.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof ReleaseFact.Used used
            && used.releases().stream().noneMatch(Release::isByStep)
        ? used.owner().map(owner -> report(used, owner)).stream().toList()
        : List.of();
  }

  private static Report report(ReleaseFact.Used used, ResourceInfo owner) {
    boolean isDefinite = used.isDefinite();
    String name = used.variable().map(held -> "`" + held + "`").orElse(used.resource().shown());
    List<TraceStep> trace = new ArrayList<>();
    trace.add(
        new TraceStep(
                used.resource().created(), "taken from " + owner.shown() + " here", Event.CREATED)
            .by(owner.shown()));
    used.releases().forEach(release -> trace.add(Traces.release(release).by(owner.shown())));
    return new Report(
        used.confidence(),
        used.at(),
        Event.USED,
        isDefinite ? "used here, on every path" : "used here, on some path",
        name
            + (isDefinite ? " is used after its owner " : " may be used after its owner ")
            + owner.shown()
            + " was disposed",
        trace,
        "dispose " + owner.shown() + " after the last use of " + name,
        Reordering.of(used.releases(), used.at(), isDefinite));
  }
}
