// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.model.ModelKind;
import dev.tensorlint.rules.rule.Leak;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.typestate.Fact;
import java.util.List;

/**
 * A tensor is created outside any scope, and on some way out of the method nobody releases it.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a tensor with a name that the method owns and that, at a normal exit, is neither
 * closed, nor returned, nor handed over. A tensor that a scope owns is the scope's business, also
 * when a caller has opened it: the way to a caller without a scope is part of the trace.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Tensors live in native or device memory that the garbage collector does not see. A leak per
 * request ends a service after days, far from the line that causes it.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * Tensor x = Tensor.of(1f, -2f);
 * float[] values = x.toFloatArray();
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * try (Tensor x = Tensor.of(1f, -2f)) {
 *   float[] values = x.toFloatArray();
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>The handle is open when the method has ended, and the runtime counts it as leaked.
 *
 * <h2>Limits</h2>
 *
 * <p>A tensor that never had a name is told by DiscardedTensor, one whose variable was assigned
 * anew by OverwrittenTensor. Exceptional exits are the business of another rule. A tensor in a
 * collection counts as handed over.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class UnscopedTensor implements Rule {

  @Override
  public String name() {
    return "UnscopedTensor";
  }

  @Override
  public String summary() {
    return "a tensor is created outside any scope and not released on some path";
  }

  @Override
  public Severity severity() {
    return Severity.WARNING;
  }

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(Fact.Ended.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof Fact.Ended ended && isNamedTensor(ended)
        ? Leak.of(ended, exit -> !exit.isOverwritten()).map(UnscopedTensor::report).stream()
            .toList()
        : List.of();
  }

  private static boolean isNamedTensor(Fact.Ended ended) {
    return ended.resource().model().kind() == ModelKind.TENSOR && ended.resource().isNamed();
  }

  private static Report report(Leak leak) {
    String name = leak.name();
    return new Report(
        leak.confidence(),
        leak.ended().resource().created(),
        "created here, owned by this method",
        "`" + name + "` " + leak.notDone("released"),
        leak.trace(),
        "close `" + name + "`, best by try-with-resources" + leak.orScope(),
        List.of());
  }
}
