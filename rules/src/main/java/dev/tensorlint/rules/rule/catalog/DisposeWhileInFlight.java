// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.ThreadFact;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
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
 * A tensor or model is released before the computation that uses it is joined.
 *
 * <h2>What it does</h2>
 *
 * <p>Follows work on other threads: {@code predictAsync} and similar methods, and lambdas passed to
 * executors, {@code CompletableFuture}s and threads. What such a computation reads is in flight
 * until its future, or a future derived from it, is joined. Reports a release before the join,
 * whether explicit, at the end of a {@code try} or in a helper.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Nothing orders the release after the use. The bundled runtime throws at the releasing line;
 * other libraries compute on freed memory, which gives wrong numbers or ends the process.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * try (Model model = Sequential.withInputs(2, new Dense(1))) {
 *   Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
 *   TensorFuture<Tensor> future = model.predictAsync(x);
 *   x.close();
 *   try (Tensor y = future.join()) {
 *     System.out.println(y.item());
 *   }
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * try (Model model = Sequential.withInputs(2, new Dense(1))) {
 *   Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
 *   TensorFuture<Tensor> future = model.predictAsync(x);
 *   try (Tensor y = future.join()) {
 *     System.out.println(y.item());
 *   }
 *   x.close();
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>{@code InFlightException} at the releasing line; its message names the computation and where
 * it was started. The runtime does not see what a plain lambda uses: there, the lambda fails if it
 * reads the tensor after the release.
 *
 * <h2>Limits</h2>
 *
 * <p>Waiting for something that the analysis does not follow, such as a latch, a pool or a future
 * taken from a list, counts as waiting for all computations. Objects of anonymous and named classes
 * that run elsewhere are not followed, nor are the fields that a lambda reads.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a resource is released while a computation on another thread uses it",
    family = RuleFamily.THREADS,
    harm = Harm.FAILURE,
    severity = Severity.ERROR,
    fix = "release after the join",
    reportedAt = "the release; for a resource of a `try`, its declaration there",
    evidence = EvidenceKind.RACE)
@AutoService(Rule.class)
public final class DisposeWhileInFlight implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ThreadFact.InFlight.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof ThreadFact.InFlight flight
            && flight.kind() == ThreadFact.InFlight.Kind.RELEASED_BESIDE_USE
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
        .forEach(at -> trace.add(new TraceStep(at, "in flight from here", Event.CAPTURED)));
    return new Report(
        flight.confidence(),
        flight.at(),
        Event.RELEASED,
        isDefinite ? "released here, on every path" : "released here, on some path",
        "`"
            + name
            + (isDefinite
                ? "` is released while a computation uses it"
                : "` may be released while a computation uses it"),
        trace,
        "join the computation first, then release `" + name + "`",
        Reordering.behindTasks(flight, isDefinite));
  }
}
