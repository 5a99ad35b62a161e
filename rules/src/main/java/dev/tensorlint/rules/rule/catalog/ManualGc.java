// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.RemoveCollection;
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
 * The garbage collector is asked to free tensors.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a call such as {@code System.gc()}, or of a helper that runs no other code of the
 * program, in a method whose own text handles tensors, models or scopes. The finding is definite if
 * the method has lost an open resource, so that only the collector can still free it, and potential
 * otherwise. Potential ones are minor: they are shown on request.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The collector sees the few bytes of the Java object and not the device memory that it holds.
 * It may do nothing at all; if it runs, it stops the whole program for much longer than a {@code
 * close} takes. The resources that it frees were lost before: the leak remains.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * for (int i = 0; i < 3; i++) {
 *   try (Tensor x = Tensor.of(i)) {
 *     System.out.println(x.item());
 *   }
 *   System.gc();
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * for (int i = 0; i < 3; i++) {
 *   try (Tensor x = Tensor.of(i)) {
 *     System.out.println(x.item());
 *   }
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>A garbage collection, recorded by the JVM with the line that requested it. A run does not show
 * whether the collection was useful.
 *
 * <h2>Limits</h2>
 *
 * <p>The rule does not see why a program makes the request. A test of weak references, a benchmark
 * or a leak detector has its reasons; suppress the finding there with
 * {@code @SuppressWarnings("ManualGc")}. Requests through management beans are not seen.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "the garbage collector is asked to free tensors",
    family = RuleFamily.LEAKS,
    harm = Harm.WASTE,
    severity = Severity.WARNING,
    fix = "remove the request",
    reportedAt =
        "the call that asks for the collection, or that calls a method of the same file that only"
            + " does that",
    evidence = EvidenceKind.GARBAGE_COLLECTION)
@AutoService(Rule.class)
public final class ManualGc implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(LeakFact.Collected.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof LeakFact.Collected collected ? List.of(report(collected)) : List.of();
  }

  /** Where nothing is lost, programs mostly have another reason for the request. */
  @Override
  public boolean isMinor(Fact fact, Confidence confidence) {
    return confidence == Confidence.POTENTIAL;
  }

  private static Report report(LeakFact.Collected collected) {
    boolean isDefinite = collected.isDefinite();
    String name = collected.resource().shown();
    List<TraceStep> trace = new ArrayList<>();
    if (isDefinite && collected.scope().isPossible()) {
      trace.addAll(Traces.calls(collected.scope().context()));
    }
    trace.add(Traces.origin(collected.resource()));
    return new Report(
        collected.confidence(),
        collected.at(),
        isDefinite ? Event.LOST : Event.NOTED,
        isDefinite ? "only the collector can still free it" : "requests a collection here",
        isDefinite
            ? name + " is lost, and the garbage collector is asked to free it"
            : "the garbage collector is asked to run in code that handles " + name,
        trace,
        isDefinite
            ? "close " + name + " after its last use, and remove the request"
            : "close what is no longer needed, and remove the request",
        List.of(new RemoveCollection(collected.at(), collected.isUseful())));
  }
}
