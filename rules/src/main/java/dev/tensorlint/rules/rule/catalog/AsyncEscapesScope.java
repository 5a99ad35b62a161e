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
 * The body of a scope starts asynchronous work on values that the scope closes.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports the end of a scope ({@code tidy}, or a {@code try} with a {@code TensorScope}) that
 * releases values while a computation on another thread still uses them.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>A scope ends when its body returns, and a body that only starts work returns at once. The
 * computation then sometimes works on released tensors: a race that tests rarely show.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * try (Model model = Sequential.withInputs(2, new Dense(1))) {
 *   TensorFuture<Tensor> future;
 *   try (TensorScope scope = TensorScope.open()) {
 *     Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
 *     future = model.predictAsync(x);
 *   }
 *   try (Tensor y = future.join()) {
 *     System.out.println(y.item());
 *   }
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * try (Model model = Sequential.withInputs(2, new Dense(1));
 *     TensorScope scope = TensorScope.open()) {
 *   Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
 *   System.out.println(model.predictAsync(x).join().item());
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>{@code InFlightException} where the scope ends. {@code tidy} rejects a body that returns a
 * future.
 *
 * <h2>Limits</h2>
 *
 * <p>As for {@code DisposeWhileInFlight}: waiting for something that the analysis does not follow
 * counts as waiting for all computations.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a scope ends while a computation on another thread uses its tensors",
    family = RuleFamily.THREADS,
    harm = Harm.FAILURE,
    severity = Severity.ERROR,
    fix = "join before the scope ends",
    reportedAt = "the declaration of the scope in its `try`, or the call that closes it",
    evidence = EvidenceKind.RACE)
@AutoService(Rule.class)
public final class AsyncEscapesScope implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ThreadFact.InFlight.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof ThreadFact.InFlight flight
            && flight.kind() == ThreadFact.InFlight.Kind.RELEASED_BY_SCOPE
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
        isDefinite ? "the scope ends here, on every path" : "the scope ends here, on some path",
        "`"
            + name
            + (isDefinite
                ? "` is released by its scope while a computation uses it"
                : "` may be released by its scope while a computation uses it"),
        trace,
        "join the computation inside the scope, or open the scope inside the computation",
        Reordering.behindTasks(flight, isDefinite));
  }
}
