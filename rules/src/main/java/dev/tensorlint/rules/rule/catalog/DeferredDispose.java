// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.ThreadFact;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.ReleaseBehindUse;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import dev.tensorlint.rules.rule.Traces;
import java.util.ArrayList;
import java.util.List;

/**
 * A timer, a callback or another thread releases a resource, and nothing orders the release after
 * its uses.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports the use of a resource after the start of a lambda that runs elsewhere and releases it,
 * if nothing in between waits for the lambda.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Whether the use or the release comes first depends on the load of the machine. A delay that is
 * long enough during development is too short in production.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * Tensor x = Tensor.of(1f);
 * AtomicBoolean isEarly = new AtomicBoolean();
 * CompletableFuture.runAsync(
 *     () -> {
 *       x.close();
 *       isEarly.set(true);
 *     });
 * while (!isEarly.get()) {
 *   Thread.onSpinWait();
 * }
 * System.out.println(x.item());
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * Tensor x = Tensor.of(1f);
 * System.out.println(x.item());
 * CompletableFuture<Void> cleanup = CompletableFuture.runAsync(() -> x.close());
 * cleanup.join();
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>{@code TensorDisposedException} at the use when the release comes first. The cases force that
 * order by a wait that the analysis does not recognise.
 *
 * <h2>Limits</h2>
 *
 * <p>Method references and objects of anonymous and named classes are not followed.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a timer, a callback or another thread releases a resource that is still in use",
    family = RuleFamily.THREADS,
    harm = Harm.FAILURE,
    severity = Severity.ERROR,
    fix = "release after the last use",
    reportedAt = "the use after the start of the work that releases it",
    evidence = EvidenceKind.EXCEPTION)
@AutoService(Rule.class)
public final class DeferredDispose implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ThreadFact.InFlight.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof ThreadFact.InFlight flight
            && flight.kind() == ThreadFact.InFlight.Kind.USED_BESIDE_RELEASE
        ? List.of(report(flight))
        : List.of();
  }

  private static Report report(ThreadFact.InFlight flight) {
    boolean isDefinite = flight.isDefinite();
    String name = flight.resource().name();
    List<TraceStep> trace = new ArrayList<>();
    trace.add(Traces.origin(flight.resource()));
    flight
        .startedAt()
        .forEach(
            at ->
                trace.add(
                    new TraceStep(at, "the task that starts here releases it", Event.CAPTURED)));
    return new Report(
        flight.confidence(),
        flight.at(),
        Event.USED,
        isDefinite ? "used here, on every path" : "used here, on some path",
        "`"
            + name
            + (isDefinite
                ? "` is used while a task that releases it is pending"
                : "` may be used while a task that releases it is pending"),
        trace,
        "release `" + name + "` after its last use, or start the task that releases it later",
        List.of(new ReleaseBehindUse(flight.at(), flight.resource().model())));
  }
}
