// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.fact.Exit;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.resource.ContainerLabel;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Leak;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import java.util.List;

/**
 * A tensor is created outside any scope, and some path out of the method does not release it.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a tensor that has a name, that the method owns, and that is not closed, returned or
 * handed over at a normal exit. A tensor that a scope owns is not reported, also if a caller opened
 * the scope; the trace shows the path to a caller without a scope.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Tensors live in native or device memory that the garbage collector does not see. A leak per
 * request stops a service after days, far from the line that causes it.
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
 * <p>The handle is open when the method ends, and the runtime reports it as leaked.
 *
 * <h2>Limits</h2>
 *
 * <p>Other rules report a tensor without a name (DiscardedTensor), a tensor whose variable is
 * reassigned (OverwrittenTensor) and exits by an exception (LeakOnException). A tensor in a
 * container still belongs to the method and is reported here, unless the container grows
 * (TensorAccumulates) or is cleared (ShallowClose). A container that is passed to unknown code
 * takes its elements with it.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a tensor is created outside any scope and not released on some path",
    family = RuleFamily.LEAKS,
    harm = Harm.WASTE,
    severity = Severity.WARNING,
    fix = "wrap in try-with-resources",
    reportedAt = "the call that creates it, or that gets it from a method of the same file",
    evidence = EvidenceKind.LEAKED_TENSOR)
@AutoService(Rule.class)
public final class UnscopedTensor implements Rule {

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

  /**
   * How many elements a container has is beyond the analysis: one that goes to other code is often
   * the only one.
   */
  @Override
  public boolean isMinor(Fact fact, Confidence confidence) {
    return confidence == Confidence.POTENTIAL
        && fact instanceof LeakFact.Ended ended
        && ended.resource().isContainer()
        && !ended.isDoneOnSomePath()
        && ended.exits().stream().noneMatch(Exit::isOpenOnEveryPath);
  }

  private static boolean isTensor(LeakFact.Ended ended) {
    return ended.resource().model().kind() == ModelKind.TENSOR;
  }

  /**
   * An unnamed tensor in a container is reachable; TensorAccumulates reports those in a container
   * that grows.
   */
  private static boolean isTold(LeakFact.Ended ended, Exit exit) {
    boolean isReachable = ended.resource().isNamed() || exit.keeper().isPresent();
    boolean pilesUp = exit.keeper().filter(ContainerLabel::isGrowing).isPresent();
    return isReachable && !exit.isOverwritten() && !pilesUp;
  }

  private static Report report(Leak leak) {
    return new Report(
        leak.confidence(),
        leak.ended().resource().created(),
        Event.CREATED,
        leak.ended().resource().duty(),
        leak.subject() + " " + leak.notDone("released"),
        leak.trace(),
        help(leak) + leak.orScope(),
        leak.remedies());
  }

  private static String help(Leak leak) {
    if (leak.ended().resource().isContainer()) {
      return "close the elements of `" + leak.name() + "` in a loop";
    }
    return leak.keeper()
        .map(keeper -> "close the elements of `" + keeper.name() + "`, preferably in a `finally`")
        .orElseGet(
            () ->
                ReleaseAdvice.of(
                    leak.ended().resource(),
                    "close `" + leak.name() + "`, preferably with try-with-resources"));
  }
}
