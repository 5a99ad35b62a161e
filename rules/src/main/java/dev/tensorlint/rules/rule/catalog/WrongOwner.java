// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.NameTemporary;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.fix.WrapInTry;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.LeakFact;
import dev.tensorlint.rules.typestate.ResourceInfo;
import java.util.List;
import java.util.Optional;

/**
 * Each round of a loop leaves something to an owner that outlives the loop.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports what a loop makes in each round and neither closes, keeps nor hands over, while a
 * scope, a manager or another owner from before the loop has to close it. Nothing is unclosed: all
 * of it is closed at once, when the loop has long ended. In a loop without an end the finding is
 * definite, in one that ends by a condition it is potential. Loops that count, also those that give
 * up after a number of rounds, or go through the elements of something, are left out: the steps of
 * a sum or the layers of a net belong to one scope.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Memory grows with the rounds. A service that opens one scope, or takes one manager, for the
 * whole of its life runs into the limit of the device, and no leak report shows why.
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
 * <p>{@code DeviceOutOfMemoryException} in the line of the loop, as soon as the rounds have filled
 * the budget.
 *
 * <h2>Limits</h2>
 *
 * <p>The owner and the loop have to be in one method. What calls leave is told where the object's
 * class makes the owner, and only then: an owner that is handed in may be one of a single request.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class WrongOwner implements Rule {

  @Override
  public String name() {
    return "WrongOwner";
  }

  @Override
  public String summary() {
    return "each round of a loop leaves something to an owner that outlives the loop";
  }

  @Override
  public RuleFamily family() {
    return RuleFamily.LEAKS;
  }

  @Override
  public String fix() {
    return "close it in each round";
  }

  @Override
  public Severity severity() {
    return Severity.WARNING;
  }

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
    String name = "`" + gathered.resource().name() + "`";
    String owner = owner(gathered.owner());
    return new Report(
        gathered.confidence(),
        gathered.resource().created(),
        "created here, in every round",
        name + " stays in " + owner + " from round to round",
        List.of(new TraceStep(gathered.openedAt(), "the owner is there before the loop")),
        "close " + name + ", or open a scope in each round",
        fixes(gathered.resource()));
  }

  private static Report report(LeakFact.LeftByCalls left) {
    String name = "`" + left.resource().name() + "`";
    return new Report(
        left.confidence(),
        left.resource().created(),
        "created here, in every call",
        name + " stays in `" + left.field().name() + "` from call to call",
        List.of(new TraceStep(left.owner(), "the owner lives as long as its object")),
        "close " + name + ", or give each call an owner of its own",
        fixes(left.resource()));
  }

  private static List<Remedy> fixes(ResourceInfo resource) {
    return List.of(
        resource.isNamed() ? new WrapInTry(resource, true) : new NameTemporary(resource));
  }

  private static String owner(Optional<ResourceInfo> owner) {
    return owner
        .filter(ResourceInfo::isNamed)
        .map(of -> "`" + of.name() + "`")
        .orElse("the scope around the loop");
  }
}
