// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.RemoveCollection;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.Traces;
import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.LeakFact;
import java.util.ArrayList;
import java.util.List;

/**
 * The garbage collector is asked to free tensors.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a call such as {@code System.gc()} in a method that handles tensors, models or scopes,
 * or a call of a helper that only does that. The finding is definite where the method has lost
 * something open, so that nothing but the collector is left to free it, and potential otherwise.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The collector knows the few bytes of the Java object and nothing of the memory of the device
 * behind it. It may do nothing at all; where it runs, it stops the whole program, for much longer
 * than a {@code close} takes. What it cleans up was lost before: the leak is still there.
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
 * <p>A collection of garbage, recorded by the JVM with the line that asked for it. That is all: a
 * run does not show whether it was of use.
 *
 * <h2>Limits</h2>
 *
 * <p>Why a program asks is not known. A test of weak references, a benchmark or a leak detector has
 * its reasons, and says so with {@code @SuppressWarnings("ManualGc")}. Requests through management
 * beans are not seen.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class ManualGc implements Rule {

  @Override
  public String name() {
    return "ManualGc";
  }

  @Override
  public String summary() {
    return "the garbage collector is asked to free tensors";
  }

  @Override
  public RuleFamily family() {
    return RuleFamily.LEAKS;
  }

  @Override
  public String fix() {
    return "remove the request";
  }

  @Override
  public Severity severity() {
    return Severity.WARNING;
  }

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(LeakFact.Collected.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof LeakFact.Collected collected ? List.of(report(collected)) : List.of();
  }

  private static Report report(LeakFact.Collected collected) {
    boolean isDefinite = collected.isDefinite();
    String name = collected.resource().name();
    List<TraceStep> trace = new ArrayList<>();
    if (isDefinite && collected.scope().isPossible()) {
      trace.addAll(Traces.calls(collected.scope().context()));
    }
    trace.add(Traces.origin(collected.resource()));
    return new Report(
        collected.confidence(),
        collected.at(),
        isDefinite ? "nothing else is left to free it" : "asks for a collection here",
        isDefinite
            ? "`" + name + "` is lost, and the garbage collector is asked to free it"
            : "the garbage collector is asked to run where `" + name + "` is handled",
        trace,
        isDefinite
            ? "close `" + name + "` where its last use is, and leave the collector alone"
            : "close what is no longer needed, and leave the collector alone",
        List.of(new RemoveCollection(collected.at())));
  }
}
