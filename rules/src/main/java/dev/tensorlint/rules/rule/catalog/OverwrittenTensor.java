// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.CloseFormer;
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

/**
 * A variable is reassigned while the tensor that it held is open, and nothing else holds the
 * tensor.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports an assignment that loses the last reference to a tensor that the method owns and has
 * not closed: {@code x = x.relu()} outside any scope, or a variable that every iteration of a loop
 * sets.
 *
 * <p>Reports the same for a field: its class created the value, the value is open, and no method
 * that releases it has run before the assignment. For fields this includes models and sessions.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The {@code close} at the end of the method looks right, but closes only the last value. All
 * earlier values leak, one per iteration.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * Tensor x = Tensor.of(1f, -2f);
 * x = x.relu();
 * x.close();
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * try (Tensor x = Tensor.of(1f, -2f);
 *     Tensor y = x.relu()) {
 *   float[] values = y.toFloatArray();
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>The first handle is open when the method ends, and the runtime reports it as leaked.
 *
 * <h2>Limits</h2>
 *
 * <p>An assignment after a caught exception is not reported. For variables, UnclosedResource
 * reports resources other than tensors, with the assignment in its trace. For fields, the rule
 * follows values that the constructor or an initializer sets, fields that one method assigns twice,
 * those that a method sets which takes another resource, such as an image, where the garbage
 * collector is left to release the last value, and those that a method sets to what callers make
 * for it, where a loop, or code that runs for each image, calls it on one object; it does not see
 * that {@code load()} is called a second time.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a variable is reassigned while the tensor that it held is open",
    family = RuleFamily.LEAKS,
    harm = Harm.WASTE,
    severity = Severity.WARNING,
    fix = "close the old value",
    reportedAt = "the assignment that loses the last reference to it",
    evidence = EvidenceKind.LEAKED_OLD_VALUE)
@AutoService(Rule.class)
public final class OverwrittenTensor implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(LeakFact.Overwritten.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof LeakFact.Overwritten lost && isLeak(lost)
        ? List.of(report(lost))
        : List.of();
  }

  private static boolean isLeak(LeakFact.Overwritten lost) {
    boolean isTold =
        lost.isField()
            || lost.values().stream().allMatch(value -> value.model().kind() == ModelKind.TENSOR);
    return isTold && lost.scope().mayBeAbsent();
  }

  private static Report report(LeakFact.Overwritten lost) {
    boolean isDefinite = lost.isDefinite();
    String name = lost.variable();
    return new Report(
        lost.confidence(),
        lost.at(),
        Event.LOST,
        lost.isOfCallBefore()
            ? "overwritten here, by the next call"
            : isDefinite ? "overwritten here" : "overwritten here, on some path",
        "`"
            + name
            + (isDefinite ? "` is" : "` may be")
            + " overwritten while "
            + (lost.isOfCallBefore() ? "the value of the call before" : "its old value")
            + " is open",
        trace(lost),
        "close the old value of `"
            + name
            + "` first"
            + (lost.scope().isPossible() && !lost.isField() ? ", or open a scope around it" : ""),
        List.of(remedy(lost, isDefinite)));
  }

  private static CloseFormer remedy(LeakFact.Overwritten lost, boolean isDefinite) {
    boolean mayBeNull = lost.values().stream().anyMatch(ResourceInfo::mayBeNull);
    return new CloseFormer(
        lost.at(),
        lost.resource().model(),
        mayBeNull || !lost.isOnEveryPath(),
        isDefinite ? Fix.Safety.SAFE : Fix.Safety.UNSAFE);
  }

  private static List<TraceStep> trace(LeakFact.Overwritten lost) {
    List<TraceStep> trace = new ArrayList<>();
    if (lost.scope().isPossible()) {
      trace.addAll(Traces.calls(lost.scope().context()));
    }
    for (ResourceInfo value : lost.values()) {
      trace.add(new TraceStep(value.created(), created(lost), Event.CREATED));
    }
    return trace;
  }

  private static String created(LeakFact.Overwritten lost) {
    return lost.isOfCallBefore() ? "created here, with each call" : "the old value is created here";
  }
}
