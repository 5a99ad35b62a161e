// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.fact.ComputationFact;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.ThreadFact;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.RunHere;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import dev.tensorlint.rules.rule.Traces;
import java.util.List;

/**
 * A symbolic tensor leaves the trace that gives it meaning.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a symbolic tensor that outlives the body of its traced function: in a field, in a
 * collection or array from before the body, or in an object such as an {@code AtomicReference}.
 * Also reports one that another trace or another thread uses, and one whose data is read. The
 * result of the body is fine, and so is every symbolic tensor that stays inside it.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>A symbolic tensor stands for a value that is computed when the function runs. It has no data,
 * and no meaning outside its trace. While it is reachable, the graph of its trace stays in memory.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * List<SymbolicTensor> seen = new ArrayList<>();
 * try (Tensor x = Tensor.of(1f, -2f);
 *     TracedFunction function =
 *         TracedFunction.of(
 *             input -> {
 *               SymbolicTensor hidden = input.relu();
 *               seen.add(hidden);
 *               return hidden.tanh();
 *             });
 *     Tensor y = function.call(x);
 *     TracedFunction head = TracedFunction.of(input -> input.add(seen.get(0)));
 *     Tensor z = head.call(y)) {
 *   float[] values = z.toFloatArray();
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * try (Tensor x = Tensor.of(1f, -2f);
 *     TracedFunction hidden = TracedFunction.of(input -> input.relu());
 *     Tensor seen = hidden.call(x);
 *     TracedFunction head =
 *         TracedFunction.ofTrace(trace -> trace.input(0).tanh().add(trace.input(0)));
 *     Tensor z = head.call(seen)) {
 *   float[] values = z.toFloatArray();
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>{@code SymbolicTensorException} at the first use outside the trace, with the line that created
 * the symbolic tensor and the line that started its trace.
 *
 * <h2>Limits</h2>
 *
 * <p>The body of a trace is a lambda or a method reference; in a class that implements the
 * functional interface, only static fields are checked. A symbolic tensor that a helper adds to a
 * collection of its own object, or to a collection that it receives, is not seen.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a symbolic tensor leaves the trace that gives it meaning",
    family = RuleFamily.LIFETIME,
    harm = Harm.FAILURE,
    severity = Severity.ERROR,
    fix = "do the work on the thread of the trace",
    reportedAt =
        "the step that stores it elsewhere, reads its data, uses it in another trace, or starts the"
            + " work on another thread",
    evidence = EvidenceKind.OUTSIDE_TRACE)
@AutoService(Rule.class)
public final class SymbolicTensorEscapes implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ComputationFact.LeftTrace.class, ThreadFact.Shared.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    if (fact instanceof ComputationFact.LeftTrace left) {
      return List.of(report(left));
    }
    return fact instanceof ThreadFact.Shared shared
            && shared.resource().model().kind() == ModelKind.SYMBOLIC
        ? List.of(report(shared))
        : List.of();
  }

  private static Report report(ComputationFact.LeftTrace left) {
    return new Report(
        left.confidence(),
        left.at(),
        Event.ESCAPED,
        label(left),
        message(left),
        List.of(origin(left.resource())),
        help(left),
        List.of());
  }

  private static String label(ComputationFact.LeftTrace left) {
    return switch (left.how()) {
      case READ -> "data read here";
      case KEPT -> "stored in `" + left.into().orElseThrow() + "` here";
      case IN_OTHER_TRACE -> "used in another trace here";
    };
  }

  private static String message(ComputationFact.LeftTrace left) {
    String name = left.resource().shown();
    boolean isSure = left.isDefinite();
    return switch (left.how()) {
      case READ -> name + (isSure ? " is symbolic" : " may be symbolic") + " and has no data";
      case KEPT -> name + (isSure ? " outlives" : " may outlive") + " its trace" + in(left);
      case IN_OTHER_TRACE -> name + (isSure ? " belongs" : " may belong") + " to another trace";
    };
  }

  /** A value that has no other name has that of its field. */
  private static String in(ComputationFact.LeftTrace left) {
    return left.into()
        .filter(holder -> !holder.equals(left.resource().name()))
        .map(holder -> " in `" + holder + "`")
        .orElse("");
  }

  private static String help(ComputationFact.LeftTrace left) {
    String name = left.resource().shown();
    return switch (left.how()) {
      case READ -> "return " + name + " from the function, and read the result of the call";
      case KEPT -> "return " + name + " from the function, and keep the result of the call";
      case IN_OTHER_TRACE ->
          "compute " + name + " in this trace, or pass its value to the function as an input";
    };
  }

  private static Report report(ThreadFact.Shared shared) {
    boolean isDefinite = shared.isDefinite();
    return new Report(
        shared.confidence(),
        shared.at(),
        Event.CAPTURED,
        isDefinite ? "passed to another thread here" : "may be passed to another thread here",
        "`"
            + shared.resource().name()
            + (isDefinite ? "` is used outside its trace" : "` may be used outside its trace"),
        List.of(origin(shared.resource())),
        "use `" + shared.resource().name() + "` in the body of its trace only",
        List.of(new RunHere(shared.at())));
  }

  private static TraceStep origin(ResourceInfo resource) {
    return resource.origin() == ResourceInfo.Origin.PARAMETER
        ? new TraceStep(
            resource.created(), "symbolic: stands for a value of its trace", Event.CREATED)
        : Traces.origin(resource);
  }
}
