// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.fix.GuardRelease;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.fix.RemoveStatement;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.Traces;
import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.ReleaseFact;
import dev.tensorlint.rules.typestate.Title;
import java.util.List;

/**
 * A release of what the caller, a model or another object still owns.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports that something is released which is a part of another thing: the value of a variable,
 * the manager of a model. It reports as well that a conversion may have given its argument back, so
 * that the release of the result is one of what the method was given, or of what a field holds.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The owner goes on using it, at a time and a place that show nothing of the release. A
 * maybe-same conversion works in every test in which something had to be converted.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * try (Tensor start = Tensor.of(1f, -2f);
 *     Variable weight = Variable.of(start)) {
 *   weight.value().close();
 *   float[] values = weight.value().toFloatArray();
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * try (Tensor start = Tensor.of(1f, -2f);
 *     Variable weight = Variable.of(start)) {
 *   float[] values = weight.value().toFloatArray();
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>{@code TensorDisposedException} where the owner uses it next, and its message names the line
 * that released it.
 *
 * <h2>Limits</h2>
 *
 * <p>A method that closes its parameter on every way takes it over, which is no finding; a later
 * use by its caller is told by UseAfterDispose. Releasing early what a scope or a manager would
 * release anyway is fine. What is lent until the next step only, such as the state of a recurrent
 * model, is told by StateHeldAcrossSteps.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class DisposeNotOwned implements Rule {

  @Override
  public String name() {
    return "DisposeNotOwned";
  }

  @Override
  public String summary() {
    return "what the caller, a model or another object still owns is released";
  }

  @Override
  public RuleFamily family() {
    return RuleFamily.OWNERSHIP;
  }

  @Override
  public String fix() {
    return "remove the release, or make it conditional";
  }

  @Override
  public Severity severity() {
    return Severity.ERROR;
  }

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ReleaseFact.Disposed.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof ReleaseFact.Disposed disposed
            && disposed.title() != Title.PART_UNTIL_STEP
        ? List.of(report(disposed))
        : List.of();
  }

  private static Report report(ReleaseFact.Disposed disposed) {
    return new Report(
        disposed.confidence(),
        disposed.at(),
        "released here",
        message(disposed),
        List.of(Traces.origin(disposed.owner())),
        help(disposed),
        List.of(remedy(disposed)));
  }

  private static Remedy remedy(ReleaseFact.Disposed disposed) {
    return switch (disposed.title()) {
      case PART_OF, PART_UNTIL_STEP ->
          new RemoveStatement(
              disposed.at(), disposed.isDefinite() ? Fix.Safety.SAFE : Fix.Safety.DISPLAY_ONLY);
      case MAY_BE -> new GuardRelease(disposed.at(), disposed.owner().name());
    };
  }

  private static String message(ReleaseFact.Disposed disposed) {
    String name = "`" + disposed.variable() + "`";
    String owner = "`" + disposed.owner().name() + "`";
    return switch (disposed.title()) {
      case PART_OF, PART_UNTIL_STEP ->
          disposed.isDefinite()
              ? name + " is released, but " + owner + " owns it"
              : name + " may be released, though " + owner + " owns it";
      case MAY_BE -> name + " is released, and may be " + owner + ", which is not this method's";
    };
  }

  private static String help(ReleaseFact.Disposed disposed) {
    String name = disposed.variable();
    String owner = disposed.owner().name();
    return switch (disposed.title()) {
      case PART_OF, PART_UNTIL_STEP -> "leave it to `" + owner + "`, or release a clone";
      case MAY_BE -> "release `" + name + "` only where it is not `" + owner + "`";
    };
  }
}
