// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.rule.Reordering;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.Traces;
import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.Release;
import dev.tensorlint.rules.typestate.ReleaseFact;
import dev.tensorlint.rules.typestate.ResourceInfo;
import java.util.ArrayList;
import java.util.List;

/**
 * A view, a part or a buffer is read after its owner was released.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports the first use of a value that dies with another one, which is not a scope, behind the
 * release of that: the value of a variable, the state of a recurrent model, the values of a result,
 * the arrays of a manager.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The view looks like any other tensor, and nobody has closed it. Its memory is gone all the
 * same: the bundled runtime and DJL throw, and native libraries read what lies there now.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * Tensor view;
 * try (Tensor start = Tensor.of(1f, -2f);
 *     Variable weight = Variable.of(start)) {
 *   view = weight.value();
 * }
 * float[] values = view.toFloatArray();
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * float[] values;
 * try (Tensor start = Tensor.of(1f, -2f);
 *     Variable weight = Variable.of(start)) {
 *   values = weight.value().toFloatArray();
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>{@code TensorDisposedException} at the reading line.
 *
 * <h2>Limits</h2>
 *
 * <p>Which values die with which owner is said by the lifecycle models. A handle on shared data is
 * none of them: it is closed on its own and may outlive what it was made of.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class ViewOutlivesOwner implements Rule {

  @Override
  public String name() {
    return "ViewOutlivesOwner";
  }

  @Override
  public String summary() {
    return "a view, a part or a buffer is read after its owner was released";
  }

  @Override
  public RuleFamily family() {
    return RuleFamily.LIFETIME;
  }

  @Override
  public String fix() {
    return "release the owner behind the last use";
  }

  @Override
  public Severity severity() {
    return Severity.ERROR;
  }

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ReleaseFact.Used.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof ReleaseFact.Used used
            && used.releases().stream().noneMatch(Release::isByStep)
        ? used.owner().map(owner -> report(used, owner)).stream().toList()
        : List.of();
  }

  private static Report report(ReleaseFact.Used used, ResourceInfo owner) {
    boolean isDefinite = used.isDefinite();
    String name = used.variable().orElse(used.resource().name());
    List<TraceStep> trace = new ArrayList<>();
    trace.add(new TraceStep(used.resource().created(), "taken from `" + owner.name() + "` here"));
    used.releases().forEach(release -> trace.add(Traces.release(release)));
    return new Report(
        used.confidence(),
        used.at(),
        isDefinite ? "used here, on every path" : "used here, on some path",
        "`"
            + name
            + (isDefinite ? "` is used after its owner `" : "` may be used after its owner `")
            + owner.name()
            + "` was disposed",
        trace,
        "dispose `" + owner.name() + "` behind the last use of `" + name + "`",
        Reordering.of(used.releases(), used.at(), isDefinite));
  }
}
