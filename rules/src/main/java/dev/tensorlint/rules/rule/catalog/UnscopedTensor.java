// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.rule.Leak;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.typestate.Exit;
import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.Keeper;
import dev.tensorlint.rules.typestate.LeakFact;
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
 * anew by OverwrittenTensor. Exceptional exits are the business of another rule. What is in a
 * container stays this method's: it is told here, unless it piles up (TensorAccumulates) or the
 * container is cleared (ShallowClose). A container that goes to somebody who is not known takes its
 * content along.
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
  public RuleFamily family() {
    return RuleFamily.LEAKS;
  }

  @Override
  public String fix() {
    return "wrap in try-with-resources";
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
    return fact instanceof LeakFact.Ended ended && isTensor(ended)
        ? Leak.of(ended, exit -> isTold(ended, exit)).map(UnscopedTensor::report).stream().toList()
        : List.of();
  }

  private static boolean isTensor(LeakFact.Ended ended) {
    return ended.resource().model().kind() == ModelKind.TENSOR;
  }

  /** What has no name but is in a container can be reached; what piles up in one is told anew. */
  private static boolean isTold(LeakFact.Ended ended, Exit exit) {
    boolean isReachable = ended.resource().isNamed() || exit.keeper().isPresent();
    boolean pilesUp = exit.keeper().filter(Keeper::isGrowing).isPresent();
    return isReachable && !exit.isOverwritten() && !pilesUp;
  }

  private static Report report(Leak leak) {
    return new Report(
        leak.confidence(),
        leak.ended().resource().created(),
        "created here, owned by this method",
        leak.subject() + " " + leak.notDone("released"),
        leak.trace(),
        help(leak) + leak.orScope(),
        leak.remedies());
  }

  private static String help(Leak leak) {
    if (leak.ended().resource().isContainer()) {
      return "close " + leak.subject() + " in a loop";
    }
    return leak.keeper()
        .map(keeper -> "close what is in `" + keeper.name() + "`, best in a `finally`")
        .orElseGet(() -> "close `" + leak.name() + "`, best by try-with-resources");
  }
}
