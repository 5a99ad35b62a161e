// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.ReleaseFact;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.DetachFirst;
import dev.tensorlint.rules.fix.InsertKeep;
import dev.tensorlint.rules.fix.KeepForGood;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.resource.Escape;
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
 * A value is returned, or stored in a field, and outlives the scope that closes it.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a {@code return} of a value that is already closed with its owner: a scope, a manager,
 * a result, a variable, or the {@code try} that declares it. Also reports a field or container that
 * still holds such a value when the method ends, and a function that captures one and is returned
 * or stored. A value that is kept, detached or handed to another owner is fine, and so is the
 * result of the body of {@code tidy}. If the use after the end of the scope is in the same method,
 * UseAfterDispose or ViewOutlivesOwner reports it instead.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The code that receives the value finds it closed, often in another class and much later, where
 * nothing shows the scope.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * List<Supplier<Tensor>> loaders =
 *     List.of(
 *         () -> {
 *           try (TensorScope scope = TensorScope.open()) {
 *             return Tensor.of(1f, -2f).relu();
 *           }
 *         });
 * try (Tensor y = loaders.get(0).get()) {
 *   float[] values = y.toFloatArray();
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * List<Supplier<Tensor>> loaders =
 *     List.of(() -> TensorScope.tidy(() -> Tensor.of(1f, -2f).relu()));
 * try (Tensor y = loaders.get(0).get()) {
 *   float[] values = y.toFloatArray();
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>{@code TensorDisposedException} where the value is read; its message names the scope that
 * closed it.
 *
 * <h2>Limits</h2>
 *
 * <p>A function is followed only where the method returns it or stores it in a field; a collection
 * only if the method itself adds the value.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a value is returned or stored, and outlives the scope that closes it",
    family = RuleFamily.LIFETIME,
    harm = Harm.FAILURE,
    severity = Severity.ERROR,
    fix = "keep or detach the value",
    reportedAt = "the `return`, or the statement that stores it",
    evidence = EvidenceKind.CLOSED_BY_SCOPE)
@AutoService(Rule.class)
public final class EscapesScope implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ReleaseFact.Escaped.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof ReleaseFact.Escaped escaped
            && escaped.releases().stream().noneMatch(Release::isByStep)
        ? List.of(report(escaped))
        : List.of();
  }

  private static Report report(ReleaseFact.Escaped escaped) {
    boolean isDefinite = escaped.isDefinite();
    String name = escaped.resource().shown();
    List<TraceStep> trace = new ArrayList<>();
    trace.add(Traces.origin(escaped.resource()));
    escaped.releases().forEach(release -> trace.add(release(escaped, release)));
    return new Report(
        escaped.confidence(),
        escaped.at(),
        Event.ESCAPED,
        label(escaped),
        name + (isDefinite ? " outlives " : " may outlive ") + owner(escaped),
        trace,
        help(escaped),
        remedies(escaped));
  }

  /** A stored value needs a new owner that closes it. */
  private static List<Remedy> remedies(ReleaseFact.Escaped escaped) {
    Place created = escaped.resource().created();
    boolean isSafe = escaped.isDefinite() && escaped.how() != Escape.IN_CONTAINER;
    Fix.Safety safety = isSafe ? Fix.Safety.SAFE : Fix.Safety.UNSAFE;
    Remedy keep = new InsertKeep(escaped.at(), created, safety);
    if (escaped.how() == Escape.IN_FUNCTION || isOfBlock(escaped)) {
      return List.of();
    }
    return escaped.how() == Escape.RETURNED
        ? List.of(keep, new DetachFirst(escaped.at(), created, safety))
        : List.of(new KeepForGood(escaped.at(), created, escaped.resource().model()), keep);
  }

  private static String label(ReleaseFact.Escaped escaped) {
    return switch (escaped.how()) {
      case RETURNED -> "returned here, already closed";
      case IN_FIELD -> "stored in a field here, closed before the method ends";
      case IN_CONTAINER ->
          "stored here in an object that outlives it, closed before the method ends";
      case IN_FUNCTION -> "captured by a function that leaves here, closed before it can run";
    };
  }

  /** A value without a name is shown by its expression, which names the owner already. */
  private static TraceStep release(ReleaseFact.Escaped escaped, Release release) {
    TraceStep step = Traces.release(release);
    return escaped.owner().map(owner -> step.by(owner.shown())).orElse(step);
  }

  private static String owner(ReleaseFact.Escaped escaped) {
    return escaped
        .owner()
        .filter(owner -> owner.isNamed())
        .map(owner -> owner.shown() + ", which closes it")
        .orElse(isOfBlock(escaped) ? "the block that closes it" : "the scope that closes it");
  }

  /** Its own {@code try} closes it: keeping it would not help, it must not be declared there. */
  private static boolean isOfBlock(ReleaseFact.Escaped escaped) {
    return escaped.owner().isEmpty()
        && escaped.releases().stream()
            .allMatch(release -> release.how() == Release.How.END_OF_RESOURCE_BLOCK);
  }

  private static String laterOwner(ReleaseFact.Escaped escaped) {
    return escaped.how() == Escape.RETURNED
        ? "; let the caller close it"
        : "; close it after its last use";
  }

  private static String help(ReleaseFact.Escaped escaped) {
    String name = escaped.resource().name();
    if (isOfBlock(escaped)) {
      return "do not close `" + name + "` in the `try`" + laterOwner(escaped);
    }
    return switch (escaped.how()) {
      case RETURNED -> "keep or detach `" + name + "`, and let the caller close it";
      case IN_FIELD -> "keep or detach `" + name + "`, and close it with the object that holds it";
      case IN_CONTAINER ->
          "keep or detach `" + name + "`, and let the owner of the container close it";
      case IN_FUNCTION -> "keep or detach `" + name + "`, and close it after the function has run";
    };
  }
}
