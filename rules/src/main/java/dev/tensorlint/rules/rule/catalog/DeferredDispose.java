// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.ReleaseBehindUse;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.Traces;
import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.ThreadFact;
import java.util.ArrayList;
import java.util.List;

/**
 * A timer, a callback or another thread releases a resource, and nothing orders that behind its
 * uses.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports the use of a resource behind the start of a lambda that runs elsewhere and releases
 * it, where nothing in between waits for that lambda.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Whether the use or the release comes first depends on the load of the machine. A delay that
 * was long enough on the desk is too short in production.
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
 * <p>{@code TensorDisposedException} at the use when the release comes first. The cases make it
 * come first by waiting for it in a way that the analysis does not take for an order.
 *
 * <h2>Limits</h2>
 *
 * <p>Method references, and objects of anonymous and named classes, are not followed.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class DeferredDispose implements Rule {

  @Override
  public String name() {
    return "DeferredDispose";
  }

  @Override
  public String summary() {
    return "a timer, callback or other thread releases what is still used here";
  }

  @Override
  public RuleFamily family() {
    return RuleFamily.THREADS;
  }

  @Override
  public String fix() {
    return "release behind the last use";
  }

  @Override
  public Severity severity() {
    return Severity.ERROR;
  }

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
    flight.startedAt().forEach(at -> trace.add(new TraceStep(at, "released by what starts here")));
    return new Report(
        flight.confidence(),
        flight.at(),
        isDefinite ? "used here, on every path" : "used here, on some path",
        "`"
            + name
            + (isDefinite
                ? "` is used while something else is about to release it"
                : "` may be used while something else is about to release it"),
        trace,
        "release `" + name + "` where its last use is in sight, or wait for the other side first",
        List.of(new ReleaseBehindUse(flight.at(), flight.resource().model())));
  }
}
