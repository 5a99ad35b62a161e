// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.fix.NameTemporary;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Leak;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import java.util.List;

/**
 * A temporary tensor is never assigned to a variable, so no code can close it.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a tensor that the method owns and that no variable ever holds: a value in the middle
 * of a chain of operations, an argument created in the call, an ignored result. Inside a scope such
 * values are fine, also if a caller opened the scope.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The memory is native or on the device, and the garbage collector does not see it. Tensor code
 * is written in chains, so one line can leak several tensors per call.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * try (Tensor x = Tensor.of(1f, -2f);
 *     Tensor y = x.tanh().relu()) {
 *   float[] values = y.toFloatArray();
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * try (TensorScope scope = TensorScope.open()) {
 *   float[] values = Tensor.of(1f, -2f).tanh().relu().toFloatArray();
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>The handle is open when the method ends, and the runtime reports it as leaked, with the line
 * of the chain.
 *
 * <h2>Limits</h2>
 *
 * <p>A value passed to a method that no model describes counts as handed over.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a tensor is never assigned to a variable, so no code can close it",
    family = RuleFamily.LEAKS,
    harm = Harm.WASTE,
    severity = Severity.WARNING,
    fix = "name the temporary value and close it",
    reportedAt = "the call that creates it, or that gets it from a method of the same file",
    evidence = EvidenceKind.LEAKED_TENSOR)
@AutoService(Rule.class)
public final class DiscardedTensor implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(LeakFact.Ended.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof LeakFact.Ended ended && isUnnamedTensor(ended)
        ? Leak.of(ended, exit -> !exit.isOverwritten() && exit.keeper().isEmpty())
            .map(DiscardedTensor::report)
            .stream()
            .toList()
        : List.of();
  }

  private static boolean isUnnamedTensor(LeakFact.Ended ended) {
    return ended.resource().model().kind() == ModelKind.TENSOR && !ended.resource().isNamed();
  }

  private static Report report(Leak leak) {
    return new Report(
        leak.confidence(),
        leak.ended().resource().created(),
        Event.CREATED,
        "created here, held by no variable",
        leak.isDefinite()
            ? leak.subject() + " is discarded without being closed"
            : leak.subject() + " may be discarded without being closed",
        leak.trace(),
        "assign it to a variable and close it" + leak.orScope(),
        leak.ended().keptAt().isPresent()
            ? List.of()
            : List.of(new NameTemporary(leak.ended().resource(), leak.isNobodyElses())));
  }
}
