// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.ReleaseModel;
import dev.tensorlint.rules.effect.ReleaseModel.SecondRelease;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.ReleaseFact;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.MoveRelease;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.fix.RemoveStatement;
import dev.tensorlint.rules.resource.Release;
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
 * A resource is released twice, and its library does not allow that.
 *
 * <h2>What it does</h2>
 *
 * <p>Follows each resource through variables, aliases, in-place results, fields and helper methods.
 * Reports a release after another release if the model of the type says that a second release is
 * forbidden. If the model says that the library logs it, a second release on every path is a
 * warning, and one on some path only, as in a {@code catch} and in {@code finally}, is not
 * reported. Most tensors, including those of DJL and of the bundled runtime, may be closed any
 * number of times, and closing them again in a {@code finally} is good style; the rule does not
 * report them.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The second release gives back a reference that belongs to other code. It takes the model away
 * from code that still uses it, or frees memory that has a new owner. Libraries that can detect
 * this throw an exception.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
 * lease.close();
 * lease.close();
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * try (ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)))) {
 *   ModelLease other = lease.share();
 *   other.close();
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>{@code IllegalStateException} at the second release; its message names the line of the first.
 *
 * <h2>Limits</h2>
 *
 * <p>A helper that releases its argument only on some paths does not count as a second release.
 * DisposeNotOwned reports the release of what another resource owns. Potential findings are minor:
 * they are shown on request.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a resource is released twice where its library does not allow it",
    family = RuleFamily.LIFETIME,
    harm = Harm.FAILURE,
    severity = Severity.ERROR,
    fix = "remove one of the releases",
    reportedAt = "the second release; for a resource of a `try`, its declaration there",
    evidence = EvidenceKind.EXCEPTION_OF_CLOSE)
@AutoService(Rule.class)
public final class DoubleDispose implements Rule {

  @Override
  public Severity severity(Fact fact) {
    boolean isLogged = fact.resource().model().release().again() == SecondRelease.LOGGED;
    return isLogged ? Severity.WARNING : Severity.ERROR;
  }

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ReleaseFact.ReleasedAgain.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof ReleaseFact.ReleasedAgain again && !isAllowed(again)
        ? List.of(report(again))
        : List.of();
  }

  /** What is certain on some path only fails in tests, and is mended, if the path exists. */
  @Override
  public boolean isMinor(Fact fact, Confidence confidence) {
    return confidence == Confidence.POTENTIAL;
  }

  private static boolean isAllowed(ReleaseFact.ReleasedAgain again) {
    return switch (again.resource().model().release().again()) {
      case ALLOWED -> true;
      case LOGGED -> !again.isDefinite();
      case FORBIDDEN -> false;
    };
  }

  /** The first release is removed where the second one runs on every path. */
  private static List<Remedy> remedies(ReleaseFact.ReleasedAgain again) {
    Fix.Safety safety = again.isDefinite() ? Fix.Safety.SAFE : Fix.Safety.UNSAFE;
    List<Remedy> remedies = new ArrayList<>();
    ReleaseModel model = again.resource().model().release();
    Remedy second = RemoveStatement.ofRelease(again.at(), model, safety);
    boolean isRepeated = again.releases().stream().anyMatch(one -> one.at().equals(again.at()));
    if (isRepeated) {
      remedies.add(new MoveRelease(again.at(), again.at(), safety));
    } else if (again.isDefinite()) {
      remedies.add(second);
    }
    again.releases().stream()
        .filter(one -> one.how() == Release.How.DIRECT && !isRepeated)
        .forEach(one -> remedies.add(RemoveStatement.ofRelease(one.at(), model, safety)));
    return remedies;
  }

  private static String preference(TypeModel model) {
    return model.release().methods().contains("close")
        ? ", preferably with try-with-resources"
        : "";
  }

  private static Report report(ReleaseFact.ReleasedAgain again) {
    String name = again.variable().orElse(again.resource().name());
    List<TraceStep> trace = new ArrayList<>();
    trace.add(Traces.origin(again.resource()));
    again.releases().forEach(release -> trace.add(Traces.release(release)));
    return new Report(
        again.confidence(),
        again.at(),
        Event.RELEASED,
        again.isDefinite() ? "disposed again, on every path" : "disposed again, on some path",
        "`" + name + (again.isDefinite() ? "` is" : "` may be") + " disposed twice",
        trace,
        "dispose `" + name + "` once" + preference(again.resource().model()),
        remedies(again));
  }
}
