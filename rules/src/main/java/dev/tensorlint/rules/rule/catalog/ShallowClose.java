// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.CloseDropped;
import dev.tensorlint.rules.model.ModelKind;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.Traces;
import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.LeakFact;
import dev.tensorlint.rules.typestate.ResourceInfo;
import java.util.ArrayList;
import java.util.List;

/**
 * A list, map or array of tensors is cleared or forgotten while the tensors in it are open.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a {@code clear()}, or an assignment to the only variable that has the container,
 * behind which nobody can reach the tensors that were in it and that the method owns.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Clearing a collection drops references; the memory behind them is not Java's. The code looks
 * as if it cleaned up, and leaks all that was collected.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * List<Tensor> outputs = new ArrayList<>();
 * outputs.add(Tensor.of(1f, -2f));
 * outputs.clear();
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * List<Tensor> outputs = new ArrayList<>();
 * outputs.add(Tensor.of(1f, -2f));
 * outputs.forEach(Tensor::close);
 * outputs.clear();
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>The handles that were in the container are open when the method has ended, and the runtime
 * counts them as leaked.
 *
 * <h2>Limits</h2>
 *
 * <p>A container that is never emptied is no business of this rule: UnscopedTensor tells what is in
 * it at the end, TensorAccumulates what piles up in it. Of a container in a field nothing is said
 * when some code of the program releases, returns or takes out what is in it.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class ShallowClose implements Rule {

  @Override
  public String name() {
    return "ShallowClose";
  }

  @Override
  public String summary() {
    return "a container is cleared or dropped while the tensors in it are open";
  }

  @Override
  public RuleFamily family() {
    return RuleFamily.LEAKS;
  }

  @Override
  public String fix() {
    return "close the elements first";
  }

  @Override
  public Severity severity() {
    return Severity.WARNING;
  }

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(LeakFact.Dropped.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof LeakFact.Dropped dropped && isLeak(dropped)
        ? List.of(report(dropped))
        : List.of();
  }

  private static boolean isLeak(LeakFact.Dropped dropped) {
    boolean isTensor =
        dropped.values().stream().allMatch(value -> value.model().kind() == ModelKind.TENSOR);
    return isTensor && dropped.scope().mayBeAbsent();
  }

  private static Report report(LeakFact.Dropped dropped) {
    boolean isDefinite = dropped.isDefinite();
    String name = dropped.container();
    String done = dropped.isCleared() ? "cleared" : "dropped";
    return new Report(
        dropped.confidence(),
        dropped.at(),
        isDefinite ? done + " here" : done + " here, on some path with open tensors",
        "`" + name + (isDefinite ? "` is " : "` may be ") + done + " while what is in it is open",
        trace(dropped),
        "close what is in `"
            + name
            + "` first"
            + (dropped.scope().isPossible() ? ", or open a scope around it" : ""),
        List.of(new CloseDropped(dropped.at(), dropped.resource().model(), Fix.Safety.SAFE)));
  }

  private static List<TraceStep> trace(LeakFact.Dropped dropped) {
    List<TraceStep> trace = new ArrayList<>();
    if (dropped.scope().isPossible()) {
      trace.addAll(Traces.calls(dropped.scope().context()));
    }
    for (ResourceInfo value : dropped.values()) {
      trace.add(new TraceStep(value.created(), "created here, and only in the container"));
    }
    return trace;
  }
}
