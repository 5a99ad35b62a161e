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
import dev.tensorlint.rules.fix.CloseDropped;
import dev.tensorlint.rules.fix.Remedy;
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
 * A list, map or array of tensors is cleared or dropped while its tensors are open.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a {@code clear()}, or an assignment to the only variable that refers to the container,
 * after which no code can reach the tensors that the container held and the method owns. For a
 * container in a field, it also reports a {@code remove} whose result nothing gets.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Clearing a collection removes references; it does not free native memory. The code looks like
 * a cleanup and leaks every element.
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
 * <p>The handles from the container are open when the method ends, and the runtime reports them as
 * leaked.
 *
 * <h2>Limits</h2>
 *
 * <p>The rule does not report a container that is never cleared: UnscopedTensor reports its
 * elements at the end of the method, TensorAccumulates a container that grows. A container in a
 * field is not reported if any code of the program releases, returns or takes out its elements.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a container is cleared or dropped while the tensors in it are open",
    family = RuleFamily.LEAKS,
    harm = Harm.WASTE,
    severity = Severity.WARNING,
    fix = "close the elements first",
    reportedAt =
        "the call that clears the container, also through a method of the same file, or the"
            + " assignment that drops it",
    evidence = EvidenceKind.LEAKED_ELEMENT)
@AutoService(Rule.class)
public final class ShallowClose implements Rule {

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
    if (dropped.how() == LeakFact.Dropped.How.TAKEN_FROM) {
      return ofOne(dropped, name);
    }
    String done = dropped.how() == LeakFact.Dropped.How.CLEARED ? "cleared" : "dropped";
    return new Report(
        dropped.confidence(),
        dropped.at(),
        Event.LOST,
        isDefinite ? done + " here" : done + " here, with open tensors on some path",
        "`" + name + (isDefinite ? "` is " : "` may be ") + done + " while its elements are open",
        trace(dropped),
        "close the elements of `"
            + name
            + "` first"
            + (dropped.scope().isPossible() ? ", or open a scope around it" : ""),
        remedies(dropped));
  }

  private static Report ofOne(LeakFact.Dropped dropped, String name) {
    return new Report(
        dropped.confidence(),
        dropped.at(),
        Event.LOST,
        "taken out here, and dropped",
        "an element of `" + name + "` may be dropped while it is open",
        trace(dropped),
        "close what the call returns",
        List.of());
  }

  /** What closes all elements would close those of others as well. */
  private static List<Remedy> remedies(LeakFact.Dropped dropped) {
    return dropped.values().stream().anyMatch(it -> it.mayBeAnothers() || it.isAmongOthers())
        ? List.of()
        : List.of(new CloseDropped(dropped.at(), dropped.resource().model(), Fix.Safety.SAFE));
  }

  private static List<TraceStep> trace(LeakFact.Dropped dropped) {
    List<TraceStep> trace = new ArrayList<>();
    if (dropped.scope().isPossible()) {
      trace.addAll(Traces.calls(dropped.scope().context()));
    }
    for (ResourceInfo value : dropped.values()) {
      trace.add(
          new TraceStep(
              value.created(), "created here, held only by the container", Event.CREATED));
    }
    return trace;
  }
}
