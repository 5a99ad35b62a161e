// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.model.ModelKind;
import dev.tensorlint.rules.rule.Leak;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.Traces;
import dev.tensorlint.rules.typestate.Exit;
import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.Keeper;
import dev.tensorlint.rules.typestate.LeakFact;
import java.util.ArrayList;
import java.util.List;

/**
 * Each round of a loop, or each call, puts one more tensor into a container that nobody empties.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a tensor that a loop makes and adds to a list, map or array from before the loop, when
 * neither the loop nor the code behind it closes what is in there; and one that a method makes and
 * adds to a container in a field, static or not, when no code of the program closes, takes out,
 * returns or hands on what is in that.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>One forgotten tensor is a small leak; one for each batch of a training fills the device before
 * the first epoch ends. Losses and predictions that are kept for a plot are the usual case.
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
 * <p>One open handle for each round when the method has ended.
 *
 * <h2>Limits</h2>
 *
 * <p>What is closed behind the loop is no leak and not reported, although it takes memory until
 * then. A field that other code can reach makes the finding potential. What a constructor adds once
 * is a part of its object.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class TensorAccumulates implements Rule {

  @Override
  public String name() {
    return "TensorAccumulates";
  }

  @Override
  public String summary() {
    return "tensors pile up in a container that nobody empties";
  }

  @Override
  public RuleFamily family() {
    return RuleFamily.LEAKS;
  }

  @Override
  public String fix() {
    return "close the elements behind their last use";
  }

  @Override
  public Severity severity() {
    return Severity.WARNING;
  }

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

  private static boolean isTensor(LeakFact.Ended ended) {
    return ended.resource().model().kind() == ModelKind.TENSOR;
  }

  private static boolean pilesUp(Exit exit) {
    return !exit.isOverwritten() && exit.keeper().filter(Keeper::isGrowing).isPresent();
  }

  private static Report report(Leak leak) {
    String container = leak.keeper().map(Keeper::name).orElse("");
    return new Report(
        leak.confidence(),
        leak.ended().resource().created(),
        "one more in each round, owned by this method",
        leak.isDefinite()
            ? "tensors pile up in `" + container + "`, and nobody closes them"
            : "tensors may pile up in `" + container + "`: they are not closed on every path",
        leak.trace(),
        "close what is in `" + container + "`, or keep plain numbers" + leak.orScope(),
        leak.remedies());
  }

  private static Report report(LeakFact.PilesUp piled) {
    List<TraceStep> trace = new ArrayList<>();
    if (piled.scope().isPossible()) {
      trace.addAll(Traces.calls(piled.scope().context()));
    }
    trace.add(new TraceStep(piled.added(), "put into `" + piled.container() + "` here"));
    return new Report(
        piled.confidence(),
        piled.resource().created(),
        "one more with each call",
        piled.isDefinite()
            ? "tensors pile up in `" + piled.container() + "`, and nobody closes them"
            : "tensors may pile up in `" + piled.container() + "`: nothing here closes them",
        trace,
        "close what is in `" + piled.container() + "`, or keep plain numbers",
        List.of());
  }
}
