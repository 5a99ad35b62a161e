// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.ReleaseModel;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.fix.CloseElements;
import dev.tensorlint.rules.fix.CloseOnFailure;
import dev.tensorlint.rules.fix.NameTemporary;
import dev.tensorlint.rules.fix.ReleaseInFinally;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.fix.WrapInTry;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import dev.tensorlint.rules.rule.ThrowingPath;
import java.util.ArrayList;
import java.util.List;

/**
 * A resource is released or handed over on the normal path, but stays open if an earlier statement
 * throws.
 *
 * <h2>What it does</h2>
 *
 * <p>Follows the exceptions that the code or a model states: declared checked exceptions, {@code
 * throw} statements, and calls of methods whose code or model says that they throw. Reports a
 * resource that the method owns and that such an exception leaves open, whether the exception
 * leaves the method or a {@code catch} handles it. A {@code catch} of exceptions that any call
 * might throw, such as {@code catch (RuntimeException e)}, counts as evidence that they occur,
 * unless it only passes them on or the calls cannot fail; these findings are potential. A
 * constructor that throws after it stored a resource in a field, or in a container in a field, is
 * followed as well: no caller gets the object, so no code can close it. So are the private methods
 * that only constructors call, where no {@code catch} or {@code finally} is around the call. Other
 * rules report a resource that stays open on a path without an exception.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The leak occurs when something else already fails: each broken input costs a tensor, each lost
 * connection a model.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * try {
 *   Tensor x = Tensor.of(1f, -2f);
 *   String units = java.nio.file.Files.readString(java.nio.file.Path.of("missing.txt"));
 *   String line = x.item() + units;
 *   x.close();
 * } catch (java.io.IOException e) {
 *   System.out.println("no units");
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * try (Tensor x = Tensor.of(1f, -2f)) {
 *   String units = java.nio.file.Files.readString(java.nio.file.Path.of("missing.txt"));
 *   String line = x.item() + units;
 * } catch (java.io.IOException e) {
 *   System.out.println("no units");
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>When the call throws, the handle is open after the method ends, and the runtime reports it as
 * leaked.
 *
 * <h2>Limits</h2>
 *
 * <p>Unchecked exceptions that neither code nor a model states are followed only with the option
 * {@code --exceptions all}. A method that receives a resource to release, and throws before it does
 * so, is assumed to have released it. A constructor that passes {@code this} to other code, also in
 * a lambda or through an inherited method, is not followed into its fields. Exceptions that the
 * {@code close} of an object that was only read declares, such as an {@code InputStream}, are
 * ignored, because they hardly ever occur. A finding is potential if the exception shows a broken
 * program or Java, if the release of another resource throws it, or if something below the called
 * method throws it for its arguments, as an {@code IllegalArgumentException}. All findings are
 * minor, and shown on request: on code that was not written for the rule, one reader in seven would
 * act on them, because the exception does not come in practice.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a resource stays open when an exception is thrown before its release",
    family = RuleFamily.LEAKS,
    harm = Harm.WASTE,
    severity = Severity.WARNING,
    fix = "wrap in try-with-resources, or close it on failure",
    reportedAt = "the call that creates it, or that gets it from a method of the same file",
    evidence = EvidenceKind.LEAK)
@AutoService(Rule.class)
public final class LeakOnException implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(LeakFact.Unwound.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof LeakFact.Unwound unwound && isOwnedHere(unwound)
        ? List.of(report(unwound))
        : List.of();
  }

  /**
   * Most of the exceptions do not come in practice, so that hardly any code is changed for them.
   */
  @Override
  public boolean isMinor(Fact fact, Confidence confidence) {
    return true;
  }

  private static boolean isOwnedHere(LeakFact.Unwound unwound) {
    return unwound.scope().mayBeAbsent();
  }

  private static Report report(LeakFact.Unwound unwound) {
    boolean isDefinite = unwound.isDefinite();
    return new Report(
        unwound.confidence(),
        unwound.resource().created(),
        Event.CREATED,
        unwound.resource().duty(),
        subject(unwound.resource())
            + (isDefinite ? " is not released" : " may not be released")
            + ThrowingPath.when(unwound),
        ThrowingPath.trace(unwound, "still open here"),
        help(unwound),
        remedies(unwound, isDefinite));
  }

  private static List<Remedy> remedies(LeakFact.Unwound unwound, boolean isDefinite) {
    Remedy onFailure = new CloseOnFailure(unwound.resource(), unwound.thrownFirstAt());
    if (unwound.isInObject()) {
      return List.of(onFailure);
    }
    List<Remedy> remedies = new ArrayList<>();
    if (!unwound.resource().isContainer() || !unwound.resource().isAmongOthers()) {
      remedies.add(remedy(unwound.resource(), isDefinite));
    }
    remedies.add(new ReleaseInFinally(unwound.resource(), false));
    remedies.add(onFailure);
    return remedies;
  }

  private static String subject(ResourceInfo resource) {
    return (resource.isContainer() ? "the content of " : "") + resource.shown();
  }

  private static Remedy remedy(ResourceInfo resource, boolean isDefinite) {
    if (resource.isContainer()) {
      return new CloseElements(
          resource.name(),
          resource.created(),
          resource.model(),
          isDefinite && resource.model().release().again() == ReleaseModel.SecondRelease.ALLOWED
              ? Fix.Safety.SAFE
              : Fix.Safety.UNSAFE);
    }
    return resource.isNamed() ? new WrapInTry(resource, false) : new NameTemporary(resource, false);
  }

  private static String help(LeakFact.Unwound unwound) {
    String name = unwound.resource().name();
    if (unwound.isInObject()) {
      return "no caller gets the object when its constructor throws: close `"
          + name
          + "` in a `catch` and rethrow";
    }
    if (unwound.resource().isContainer()) {
      return "close the elements of `" + name + "` in a `finally`";
    }
    return unwound.resource().isNamed()
        ? ReleaseAdvice.of(
            unwound.resource(), "close `" + name + "` with try-with-resources, or in a `finally`")
        : "assign it to a variable and close it with try-with-resources";
  }
}
