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
import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.LeakFact;
import dev.tensorlint.rules.typestate.ResourceInfo;
import java.util.List;

/**
 * A model, session, result, scope or another thing that must be closed is never closed.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports what the method makes and owns, is no tensor, and is neither closed, returned nor
 * handed over at a normal exit: models, sessions and their options, results, predictors, trainers,
 * tapes, events, managers and scopes. Which types these are is said by the lifecycle models.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>A model holds its weights, a session its arena and its threads, a result all of its tensors, a
 * scope all that was made in it. None of that is on the Java heap, so that the garbage collector
 * sees no reason to run.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * Model model = Sequential.withInputs(2, new Dense(1));
 * try (Tensor x = Tensor.ones(1, 2);
 *     Tensor y = model.predict(x)) {
 *   float[] values = y.toFloatArray();
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * try (Model model = Sequential.withInputs(2, new Dense(1));
 *     Tensor x = Tensor.ones(1, 2);
 *     Tensor y = model.predict(x)) {
 *   float[] values = y.toFloatArray();
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>The runtime counts the model as leaked: it is open when the method has ended.
 *
 * <h2>Limits</h2>
 *
 * <p>What only a weak reference keeps is told by WeaklyHeldModel, what a field holds by
 * OwnerNotCloseable. A value that goes to a method that no model describes counts as handed over. A
 * result whose content is gone through and passed on is not told of either: closing it would close
 * what was passed on.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class UnclosedResource implements Rule {

  @Override
  public String name() {
    return "UnclosedResource";
  }

  @Override
  public String summary() {
    return "a model, session, result, scope or the like is never closed";
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
    return fact instanceof LeakFact.Ended ended && !isTensor(ended.resource())
        ? Leak.of(ended, exit -> !exit.isHeldWeakly()).map(UnclosedResource::report).stream()
            .toList()
        : List.of();
  }

  private static boolean isTensor(ResourceInfo resource) {
    return resource.model().kind() == ModelKind.TENSOR;
  }

  private static Report report(Leak leak) {
    String name = leak.name();
    boolean isNamed = leak.ended().resource().isNamed();
    return new Report(
        leak.confidence(),
        leak.ended().resource().created(),
        isNamed ? "created here, owned by this method" : "created here, and held by no variable",
        "`" + name + "` " + leak.notDone("closed"),
        leak.trace(),
        isNamed
            ? "close `" + name + "`, best by try-with-resources" + leak.orScope()
            : "give it a name and close it" + leak.orScope(),
        leak.remedies());
  }
}
