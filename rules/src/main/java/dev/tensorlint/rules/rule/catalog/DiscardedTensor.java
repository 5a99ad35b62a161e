// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.fix.NameTemporary;
import dev.tensorlint.rules.rule.Leak;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.LeakFact;
import java.util.List;

/**
 * A tensor is made for a moment and never gets a name, so that nobody can close it.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a tensor that the method owns and that no variable ever holds: the value in the middle
 * of a chain of operations, an argument that is made in the call, a result that is ignored. In a
 * scope such values are fine, also when a caller has opened it.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Its memory is native or on the device, and the garbage collector does not see it. Chains are
 * how tensor code is written, so that one line can leak several tensors per call.
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
 * <p>The handle is open when the method has ended, and the runtime counts it as leaked, with the
 * line of the chain.
 *
 * <h2>Limits</h2>
 *
 * <p>A value that goes to a method that no model describes counts as handed over.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class DiscardedTensor implements Rule {

  @Override
  public String name() {
    return "DiscardedTensor";
  }

  @Override
  public String summary() {
    return "a tensor never gets a name, so that nobody can close it";
  }

  @Override
  public RuleFamily family() {
    return RuleFamily.LEAKS;
  }

  @Override
  public String fix() {
    return "name the temporary and close it";
  }

  @Override
  public Severity severity() {
    return Severity.WARNING;
  }

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
    String name = leak.name();
    return new Report(
        leak.confidence(),
        leak.ended().resource().created(),
        "created here, and held by no variable",
        leak.isDefinite()
            ? "`" + name + "` is discarded while it is open"
            : "`" + name + "` may be discarded while it is open",
        leak.trace(),
        "give it a name and close it" + leak.orScope(),
        List.of(new NameTemporary(leak.ended().resource())));
  }
}
