// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.ReleaseFact;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.GuardRelease;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.fix.RemoveStatement;
import dev.tensorlint.rules.resource.OwnershipKind;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import dev.tensorlint.rules.rule.Traces;
import java.util.List;

/**
 * A resource is released that the caller, a model or another object still owns.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports the release of a part of another object: the value of a variable, the manager of a
 * model, or something that an object of the program lends: one of its methods returns it, and its
 * {@code close} releases it. Also reports the release of a conversion's result if that may be the
 * argument itself and the method does not own the argument: a parameter, or the value of a field.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The owner continues to use the resource, at a time and place that show nothing of the release.
 * A conversion that may return its argument passes every test in which there is something to
 * convert.
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
 * <p>{@code TensorDisposedException} at the owner's next use; its message names the line that
 * released the resource.
 *
 * <h2>Limits</h2>
 *
 * <p>A method that closes its parameter on every path takes ownership, which is no finding;
 * UseAfterDispose reports a later use by the caller. Releasing early what a scope or a manager
 * would release is fine, and so is the release of a part just before the method that has made its
 * owner releases that, where the library allows a second release. StateHeldAcrossSteps reports the
 * release of what is lent only until the next step, such as the state of a recurrent model.
 * Potential findings are minor: they are shown on request.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a resource is released that the caller, a model or another object still owns",
    family = RuleFamily.OWNERSHIP,
    harm = Harm.FAILURE,
    severity = Severity.ERROR,
    fix = "remove the release, or make it conditional",
    reportedAt = "the release, or the call of the method that releases it",
    evidence = EvidenceKind.CLOSED_BY_LINE)
@AutoService(Rule.class)
public final class DisposeNotOwned implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ReleaseFact.Disposed.class, ReleaseFact.LentReleased.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    if (fact instanceof ReleaseFact.LentReleased lent) {
      return List.of(report(lent));
    }
    return fact instanceof ReleaseFact.Disposed disposed
            && disposed.ownership() != OwnershipKind.PART_UNTIL_STEP
        ? List.of(report(disposed))
        : List.of();
  }

  /** What is certain on some path only fails in tests, and is mended, if the path exists. */
  @Override
  public boolean isMinor(Fact fact, Confidence confidence) {
    return confidence == Confidence.POTENTIAL;
  }

  private static Report report(ReleaseFact.LentReleased lent) {
    String owner = "`" + lent.owner() + "`";
    String held = lent.resource().shown();
    return new Report(
        lent.confidence(),
        lent.at(),
        Event.RELEASED,
        "released here",
        "what " + owner + " lends may be released, though " + held + " still holds it",
        List.of(new TraceStep(lent.lent(), "lent here by " + owner, Event.OWNER)),
        "let " + owner + " release it, or release a clone",
        List.of());
  }

  private static Report report(ReleaseFact.Disposed disposed) {
    return new Report(
        disposed.confidence(),
        disposed.at(),
        Event.RELEASED,
        "released here",
        message(disposed),
        List.of(Traces.owner(disposed.owner())),
        help(disposed),
        List.of(remedy(disposed)));
  }

  private static Remedy remedy(ReleaseFact.Disposed disposed) {
    return switch (disposed.ownership()) {
      case PART_OF, PART_UNTIL_STEP ->
          RemoveStatement.ofRelease(
              disposed.at(),
              disposed.resource().model().release(),
              disposed.isDefinite() ? Fix.Safety.SAFE : Fix.Safety.DISPLAY_ONLY);
      case MAY_BE -> new GuardRelease(disposed.at(), disposed.owner().name());
    };
  }

  private static String message(ReleaseFact.Disposed disposed) {
    String name = "`" + disposed.variable() + "`";
    String owner = disposed.owner().shown();
    return switch (disposed.ownership()) {
      case PART_OF, PART_UNTIL_STEP ->
          disposed.isDefinite()
              ? name + " is released, but " + owner + " owns it"
              : name + " may be released, though " + owner + " owns it";
      case MAY_BE ->
          name + " is released, but may be " + owner + ", which this method does not own";
    };
  }

  private static String help(ReleaseFact.Disposed disposed) {
    String name = disposed.variable();
    String owner = disposed.owner().name();
    return switch (disposed.ownership()) {
      case PART_OF, PART_UNTIL_STEP -> "let `" + owner + "` release it, or release a clone";
      case MAY_BE -> "release `" + name + "` only where it is not `" + owner + "`";
    };
  }
}
