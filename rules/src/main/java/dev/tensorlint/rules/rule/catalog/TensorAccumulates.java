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
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.resource.ContainerLabel;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Leak;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import dev.tensorlint.rules.rule.Traces;
import java.util.ArrayList;
import java.util.List;

/**
 * Every iteration of a loop, or every call, adds a tensor to a container, and no code closes the
 * tensors.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a tensor that a loop creates and adds to a list, map or array from before the loop, if
 * neither the loop nor the code after it closes the elements. Also reports a tensor that a method
 * creates and adds to a container in a field, static or not, if no code of the program closes,
 * takes out, returns or hands on the elements.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>One forgotten tensor is a small leak; one per batch fills the device before the first epoch
 * ends. Losses and predictions that are collected for a plot are the usual case.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * List<Tensor> losses = new ArrayList<>();
 * for (int step = 0; step < 3; step++) {
 *   losses.add(Tensor.of(step));
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * List<Float> losses = new ArrayList<>();
 * for (int step = 0; step < 3; step++) {
 *   try (Tensor loss = Tensor.of(step)) {
 *     losses.add(loss.item());
 *   }
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>One open handle per iteration when the method ends.
 *
 * <h2>Limits</h2>
 *
 * <p>Tensors that are closed after the loop are not reported, although they take memory until then.
 * The finding is potential if other code can reach the field. What a constructor adds once belongs
 * to its object. Where the code closes elements on some path only, the finding is minor, and shown
 * on request: which elements a loop over indices closes is seldom known.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "tensors accumulate in a container, and no code closes them",
    family = RuleFamily.LEAKS,
    harm = Harm.WASTE,
    severity = Severity.WARNING,
    fix = "close the elements after their last use",
    reportedAt = "the call that creates the tensor",
    evidence = EvidenceKind.LEAKED_TENSOR)
@AutoService(Rule.class)
public final class TensorAccumulates implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(LeakFact.Ended.class, LeakFact.PilesUp.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    if (fact instanceof LeakFact.PilesUp piled) {
      return piled.resource().model().kind() == ModelKind.TENSOR
          ? List.of(report(piled))
          : List.of();
    }
    return fact instanceof LeakFact.Ended ended && isTensor(ended)
        ? Leak.of(ended, TensorAccumulates::pilesUp).map(TensorAccumulates::report).stream()
            .toList()
        : List.of();
  }

  /** Which elements of a container are closed is beyond the analysis where some are. */
  @Override
  public boolean isMinor(Fact fact, Confidence confidence) {
    return confidence == Confidence.POTENTIAL
        && fact instanceof LeakFact.Ended ended
        && ended.isDoneOnSomePath();
  }

  private static boolean isTensor(LeakFact.Ended ended) {
    return ended.resource().model().kind() == ModelKind.TENSOR;
  }

  private static boolean pilesUp(Exit exit) {
    return !exit.isOverwritten() && exit.keeper().filter(ContainerLabel::isGrowing).isPresent();
  }

  private static Report report(Leak leak) {
    String container = leak.keeper().map(ContainerLabel::name).orElse("");
    return new Report(
        leak.confidence(),
        leak.ended().resource().created(),
        Event.CREATED,
        "one more on each iteration, owned by this method",
        message(leak, container),
        leak.trace(),
        "close the elements of `" + container + "`, or store plain numbers" + leak.orScope(),
        leak.remedies());
  }

  private static String message(Leak leak, String container) {
    if (leak.isDefinite()) {
      return "tensors accumulate in `" + container + "` and are never closed";
    }
    return "tensors may accumulate in `"
        + container
        + (leak.ended().isDoneOnSomePath()
            ? "`: they are not closed on every path"
            : "`: no code here closes them");
  }

  private static Report report(LeakFact.PilesUp piled) {
    List<TraceStep> trace = new ArrayList<>();
    if (piled.scope().isPossible()) {
      trace.addAll(Traces.calls(piled.scope().context()));
    }
    trace.add(
        new TraceStep(piled.added(), "added to `" + piled.container() + "` here", Event.HANDED_OVER)
            .by("`" + piled.container() + "`"));
    return new Report(
        piled.confidence(),
        piled.resource().created(),
        Event.CREATED,
        "one more on each call",
        piled.isDefinite()
            ? "tensors accumulate in `" + piled.container() + "` and are never closed"
            : "tensors may accumulate in `" + piled.container() + "`: no code here closes them",
        trace,
        "close the elements of `" + piled.container() + "`, or store plain numbers",
        List.of());
  }
}
