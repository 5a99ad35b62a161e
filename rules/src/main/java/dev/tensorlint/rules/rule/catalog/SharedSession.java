// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.ThreadFact;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.OpenInWork;
import dev.tensorlint.rules.fix.RunHere;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import dev.tensorlint.rules.rule.Traces;
import java.util.List;

/**
 * A session, predictor or scope that belongs to one thread is used on another.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports the start of work on another thread that uses or closes a session, predictor or scope
 * that this method opened and that only one thread may use. The finding is potential if the work
 * may also run on this thread, as with {@code Executor.execute} and {@code thenApply}.
 *
 * <p>It also reports uses in code that several threads run at once: methods that handle requests,
 * tasks that a loop starts, functions of parallel streams, and what these call. Such a use is
 * reported if the object is older than that code, as one in a field or in a variable from outside
 * is, and no {@code synchronized} and no lock stands around it. These findings are potential.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Such an object keeps state between calls: what is bound, and where its results go. Two threads
 * mix up each other's inputs. Some libraries check this and throw on the second thread; others
 * sometimes return wrong results.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * try (TensorScope scope = TensorScope.open()) {
 *   Tensor x = Tensor.of(1f);
 *   CompletableFuture<Void> cleanup = CompletableFuture.runAsync(() -> scope.close());
 *   cleanup.join();
 *   System.out.println(x.shape());
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * CompletableFuture<Void> work =
 *     CompletableFuture.runAsync(
 *         () -> {
 *           try (TensorScope scope = TensorScope.open()) {
 *             Tensor x = Tensor.of(1f);
 *             System.out.println(x.shape());
 *           }
 *         });
 * work.join();
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>{@code ThreadConfinementException} for a session, {@code ScopeOrderException} for a scope,
 * thrown on the other thread; a future passes it on, here as the cause of a {@code
 * CompletionException}.
 *
 * <h2>Limits</h2>
 *
 * <p>The rule sees lambdas and method references that capture the object in the method that opened
 * it, and in code that several threads run at once, or that two tasks of one block run, the fields
 * and variables that it names. Values that come from getters, containers and thread-locals are not
 * followed there, nor are objects of anonymous classes. Whatever a lock guards, what it stands
 * around is taken for guarded. The rule does not check whether every path through the lambda
 * reaches the use.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a session, predictor or scope that belongs to one thread is used on another",
    family = RuleFamily.THREADS,
    harm = Harm.FAILURE,
    severity = Severity.ERROR,
    fix = "open it on the thread that uses it, or do the work on this thread",
    reportedAt = "the call that starts the work on another thread",
    evidence = EvidenceKind.WRONG_THREAD)
@AutoService(Rule.class)
public final class SharedSession implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ThreadFact.Shared.class, ThreadFact.SharedUse.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    if (fact instanceof ThreadFact.SharedUse used) {
      return List.of(report(used));
    }
    return fact instanceof ThreadFact.Shared shared && !isSymbolic(shared)
        ? List.of(report(shared))
        : List.of();
  }

  /** SymbolicTensorEscapes reports it. */
  private static boolean isSymbolic(ThreadFact.Shared shared) {
    return shared.resource().model().kind() == ModelKind.SYMBOLIC;
  }

  private static Report report(ThreadFact.Shared shared) {
    boolean isDefinite = shared.isDefinite();
    String name = shared.resource().name();
    return new Report(
        shared.confidence(),
        shared.at(),
        Event.CAPTURED,
        isDefinite ? "passed to another thread here" : "may be passed to another thread here",
        "`"
            + name
            + (isDefinite
                ? "` belongs to this thread and is used on another"
                : "` belongs to this thread and may be used on another"),
        List.of(Traces.origin(shared.resource())),
        "open a separate one on each thread, or do the work on this thread",
        List.of(new OpenInWork(shared.resource()), new RunHere(shared.at())));
  }

  private static Report report(ThreadFact.SharedUse used) {
    return new Report(
        used.confidence(),
        used.at(),
        Event.USED,
        "used here",
        "`" + used.resource().name() + "` may be used by several threads at once",
        List.of(Traces.origin(used.resource()), repeated(used)),
        "give each thread one of its own, or let one thread at a time use it",
        List.of());
  }

  private static TraceStep repeated(ThreadFact.SharedUse used) {
    return new TraceStep(used.by(), several(used), Event.REPEATED);
  }

  private static String several(ThreadFact.SharedUse used) {
    return switch (used.threads()) {
      case REQUESTS -> "runs for each request, on several threads";
      case TASKS -> "starts tasks that run at the same time";
      case STREAM -> "runs on several threads";
    };
  }
}
