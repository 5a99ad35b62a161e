// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.NameTemporary;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.fix.WrapInTry;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import java.util.List;
import java.util.Optional;

/**
 * Each iteration of a loop leaves a resource to an owner that outlives the loop.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a resource that a loop creates on every iteration and does not close, keep or hand
 * over, while a scope, a manager or another owner from before the loop has to close it. Nothing
 * stays open forever, but everything is closed at once, long after the loop. The finding is
 * definite for an endless loop, and potential for a loop that ends by a condition. Loops that
 * count, loops that give up after a number of attempts, and loops over the elements of a collection
 * are not reported: the steps of a sum or the layers of a net belong in one scope.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Memory grows with every iteration. A service that opens one scope, or uses one manager, for
 * its whole lifetime reaches the memory limit of the device, and no leak report shows why.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * TensorRuntime.setBudget(TensorRuntime.memory().liveBytes() + 100_000);
 * try (TensorScope scope = TensorScope.open()) {
 *   while (true) {
 *     Tensor x = Tensor.ones(1000);
 *     float[] values = x.toFloatArray();
 *   }
 * } finally {
 *   TensorRuntime.setBudget(Long.MAX_VALUE);
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * TensorRuntime.setBudget(TensorRuntime.memory().liveBytes() + 100_000);
 * try {
 *   for (int round = 0; round < 1000; round++) {
 *     try (TensorScope scope = TensorScope.open()) {
 *       Tensor x = Tensor.ones(1000);
 *       float[] values = x.toFloatArray();
 *     }
 *   }
 * } finally {
 *   TensorRuntime.setBudget(Long.MAX_VALUE);
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>{@code DeviceOutOfMemoryException} in the line of the loop, as soon as the iterations have
 * filled the budget.
 *
 * <h2>Limits</h2>
 *
 * <p>The owner and the loop must be in one method. Resources that calls leave behind in an owner of
 * a field are reported if the class of the object creates the owner. An owner that a constructor
 * gets may belong to a single request: then code must show that one object is called again, by a
 * loop that calls it since before the loop, or as a library calls it by a type of its own. A tensor
 * that a method returns is reported only if a library calls the method, and no code of the program.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "each iteration of a loop leaves a resource to an owner that outlives the loop",
    family = RuleFamily.LEAKS,
    harm = Harm.WASTE,
    severity = Severity.WARNING,
    fix = "close it in each iteration",
    reportedAt = "the call that creates it",
    evidence = EvidenceKind.EXCEPTION)
@AutoService(Rule.class)
public final class WrongOwner implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(LeakFact.Gathered.class, LeakFact.LeftByCalls.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    if (fact instanceof LeakFact.Gathered gathered) {
      return List.of(report(gathered));
    }
    return fact instanceof LeakFact.LeftByCalls left ? List.of(report(left)) : List.of();
  }

  private static Report report(LeakFact.Gathered gathered) {
    String name = gathered.resource().shown();
    String owner = owner(gathered.owner());
    return new Report(
        gathered.confidence(),
        gathered.resource().created(),
        Event.CREATED,
        "created here, on every iteration",
        name + " stays in " + owner + " after each iteration",
        List.of(
            new TraceStep(gathered.openedAt(), "the owner exists before the loop", Event.OWNER)
                .by(owner)),
        "close " + name + ", or open a scope in each iteration",
        fixes(gathered.resource()));
  }

  private static Report report(LeakFact.LeftByCalls left) {
    String name = left.resource().shown();
    return new Report(
        left.confidence(),
        left.resource().created(),
        Event.CREATED,
        "created here, on every call",
        name
            + (left.isReturned() ? " is returned, and" : "")
            + (left.isOfOwner() ? " stays with the owner of `" : " stays in `")
            + left.field().name()
            + "` after each call",
        List.of(
            new TraceStep(
                    left.owner(),
                    left.isOfOwner()
                        ? "the owner of this lives as long as its object"
                        : "the owner lives as long as its object",
                    Event.OWNER)
                .by("`" + left.field().name() + "`")),
        left.isReturned()
            ? "return " + name + " without an owner, or as one of an owner of the caller"
            : "close " + name + ", or use a separate owner for each call",
        left.isReturned() ? List.of() : fixes(left.resource()));
  }

  private static List<Remedy> fixes(ResourceInfo resource) {
    return List.of(
        resource.isNamed() ? new WrapInTry(resource, true) : new NameTemporary(resource, true));
  }

  private static String owner(Optional<ResourceInfo> owner) {
    return owner
        .filter(ResourceInfo::isNamed)
        .map(of -> of.shown())
        .orElse("the scope around the loop");
  }
}
