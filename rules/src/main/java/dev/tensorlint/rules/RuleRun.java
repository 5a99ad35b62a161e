// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.Omission;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Passes the facts of a program to the rules, and collects their findings. */
final class RuleRun {

  /**
   * A finding before the suppressions are applied.
   *
   * @param fact what it reports
   */
  record Candidate(Rule rule, Finding finding, Fact fact) {

    /** Returns where it is reported. */
    Place at() {
      return finding.place();
    }

    String path() {
      return at().file().path();
    }

    /** Returns where its resource was created. */
    Place created() {
      return fact.resource().created();
    }

    /** Returns whether it is one for which hardly any reader changes the code. */
    boolean isMinor() {
      return rule.isMinor(fact, finding.confidence());
    }

    /** Returns what the code fails to do. */
    Optional<Omission> omission() {
      return fact.omission();
    }
  }

  private final List<Rule> rules;
  private final Map<Class<?>, List<Rule>> wanting = new HashMap<>();
  private final RuleSettings settings;
  private final Remedies remedies;
  private final List<Candidate> candidates = new ArrayList<>();
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private final Set<String> failed = new HashSet<>();

  RuleRun(List<Rule> rules, RuleSettings settings, Remedies remedies) {
    this.rules = rules;
    this.settings = settings;
    this.remedies = remedies;
  }

  /** Returns the findings of the rules in the files where they run. */
  List<Candidate> candidates() {
    return candidates;
  }

  /** Returns one diagnostic for each fact on which a rule failed. */
  List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  boolean hasFailed(String rule) {
    return failed.contains(rule);
  }

  void show(Fact fact) {
    show(fact, report -> report);
  }

  /** Passes a fact to the rules; each report on it becomes potential. */
  void showWithDoubt(Fact fact) {
    show(fact, Report::inDoubt);
  }

  private void show(Fact fact, UnaryOperator<Report> view) {
    for (Rule rule : wanting.computeIfAbsent(fact.getClass(), this::wanting)) {
      check(rule, fact, view);
    }
  }

  private List<Rule> wanting(Class<?> fact) {
    return rules.stream()
        .filter(rule -> rule.wants().stream().anyMatch(kind -> kind.isAssignableFrom(fact)))
        .toList();
  }

  /**
   * Runs a rule on a fact. A failure becomes a diagnostic with the rule's name; the other rules run
   * on.
   */
  private void check(Rule rule, Fact fact, UnaryOperator<Report> view) {
    try {
      rule.check(fact).stream()
          .map(view)
          .filter(report -> settings.runs(rule.name(), report.place().file().path()))
          .map(report -> remedies.keep(finding(rule, fact, report), report.remedies()))
          .forEach(finding -> candidates.add(new Candidate(rule, finding, fact)));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      failed.add(rule.name());
      diagnostics.add(failure(rule, fact, e));
    }
  }

  private static Diagnostic failure(Rule rule, Fact fact, Throwable e) {
    Place at = fact.resource().created();
    String message =
        "rule "
            + rule.name()
            + " failed here ("
            + e
            + "); please report it, and use --disable "
            + rule.name()
            + " until then";
    return new Diagnostic(
        Severity.ERROR, at.file().path(), at.start().line(), at.start().column(), message);
  }

  private Finding finding(Rule rule, Fact fact, Report report) {
    return new Finding(
        rule.name(),
        severity(rule, fact, report),
        report.confidence(),
        report.place(),
        report.event(),
        report.label(),
        fact.method(),
        fact.resource().name(),
        report.message(),
        report.trace(),
        report.help(),
        List.of());
  }

  private Severity severity(Rule rule, Fact fact, Report report) {
    Severity full =
        settings
            .level(rule.name(), report.place().file().path())
            .flatMap(RuleLevel::severity)
            .orElse(rule.severity(fact));
    return report.confidence() == Confidence.DEFINITE ? full : full.milder();
  }
}
