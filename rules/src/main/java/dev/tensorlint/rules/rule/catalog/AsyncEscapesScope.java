// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.rule.Reordering;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.Traces;
import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.ThreadFact;
import java.util.ArrayList;
import java.util.List;

/**
 * The body of a scope starts asynchronous work on values that the scope will close.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports the end of a scope, of {@code tidy} or of a {@code try} with a {@code TensorScope},
 * that releases what a computation on another thread still uses.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>A scope ends when its body returns, and a body that starts something returns at once. The
 * computation then works on released tensors, now and then: a race that tests hardly ever show.
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
 * <p>{@code InFlightException} where the scope ends. A {@code tidy} whose body returns a future is
 * refused outright.
 *
 * <h2>Limits</h2>
 *
 * <p>As for {@code DisposeWhileInFlight}: waiting for something that is not followed counts as
 * waiting for all.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class AsyncEscapesScope implements Rule {

  @Override
  public String name() {
    return "AsyncEscapesScope";
  }

  @Override
  public String summary() {
    return "a scope ends while a computation on another thread uses its tensors";
  }

  @Override
  public RuleFamily family() {
    return RuleFamily.THREADS;
  }

  @Override
  public String fix() {
    return "join before the scope ends";
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
            && flight.kind() == ThreadFact.InFlight.Kind.RELEASED_BY_SCOPE
        ? List.of(report(flight))
        : List.of();
  }

  private static Report report(ThreadFact.InFlight flight) {
    boolean isDefinite = flight.isDefinite();
    String name = flight.resource().name();
    List<TraceStep> trace = new ArrayList<>();
    trace.add(Traces.origin(flight.resource()));
    flight.startedAt().forEach(at -> trace.add(new TraceStep(at, "in flight from here")));
    return new Report(
        flight.confidence(),
        flight.at(),
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
