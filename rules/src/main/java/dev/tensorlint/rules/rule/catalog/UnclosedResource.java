// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Leak;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import java.util.List;

/**
 * A model, session, result, scope or similar resource is never closed.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a resource other than a tensor that the method creates and owns, and that is not
 * closed, returned or handed over at a normal exit: models, sessions and their options, results,
 * predictors, trainers, tapes, events, managers and scopes. The lifecycle models define these
 * types.
 *
 * <p>A class of the program is such a type as well if its constructor creates or is given a
 * resource, keeps it in a field, and {@code close}, {@code dispose}, {@code shutdown} or a similar
 * method of its objects releases it; so are its subclasses, and classes that own such objects. If
 * the constructor is given the resource, closing either is enough.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>A model holds its weights, a session its arena and its threads, a result its tensors, a scope
 * everything that is created in it. This memory is not on the Java heap, so the garbage collector
 * has no reason to run.
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
 * <p>The model is open when the method ends, and the runtime reports it as leaked.
 *
 * <h2>Limits</h2>
 *
 * <p>WeaklyHeldModel reports a resource that only a weak reference holds, OwnerNotCloseable one
 * that a field holds. A value passed to a method that no model describes counts as handed over. A
 * result whose elements are iterated and passed on is not reported, because closing the result
 * would close them; nor is one whose elements a loop releases one by one.
 *
 * <p>A class owns no resource that a method fills in later, none in an array or a collection, and
 * none that its releasing method releases on a condition of its own. An object whose method returns
 * what it owns, or hands out the object itself, is not reported: other code may release it.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a model, session, result, scope or similar resource is never closed",
    family = RuleFamily.LEAKS,
    harm = Harm.WASTE,
    severity = Severity.WARNING,
    fix = "wrap in try-with-resources",
    reportedAt = "the call that creates it, or that gets it from a method of the same file",
    evidence = EvidenceKind.LEAKED_NON_TENSOR)
@AutoService(Rule.class)
public final class UnclosedResource implements Rule {

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
        Event.CREATED,
        isNamed ? leak.ended().resource().duty() : "created here, held by no variable",
        leak.ended().resource().shown() + " " + leak.notDone("closed"),
        leak.trace(),
        isNamed
            ? ReleaseAdvice.of(
                    leak.ended().resource(),
                    "close `" + name + "`, preferably with try-with-resources")
                + leak.orScope()
            : "assign it to a variable and close it" + leak.orScope(),
        leak.remedies());
  }
}
