// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.summary.ProgramAnalysis;
import dev.tensorlint.rules.typestate.Fact;
import java.util.ArrayList;
import java.util.List;

/**
 * The engine: from a translated program to findings. One for all front ends. Immutable and
 * thread-safe.
 */
public final class Engine {

  private final LifecycleModels models;
  private final List<Rule> rules;
  private final EngineOptions options;

  public Engine(LifecycleModels models, List<Rule> rules, EngineOptions options) {
    this.models = models;
    this.rules = rules.stream().filter(rule -> options.rules().mayRun(rule.name())).toList();
    this.options = options;
  }

  /** Analyses a program. The same program gives the same result in every run. */
  public AnalysisResult analyze(Program program) {
    return DeepStack.call(() -> analyzeOnThisStack(program));
  }

  private AnalysisResult analyzeOnThisStack(Program program) {
    ProgramAnalysis analysis =
        new ProgramAnalysis(
            program,
            models,
            options.pathStates(),
            options.stepBudget(),
            options.exceptions() == ExceptionEdges.ALL);
    ProgramAnalysis.Outcome outcome = analysis.run();
    List<Diagnostic> diagnostics = new ArrayList<>(outcome.diagnostics());
    Suppressions suppressions = Suppressions.of(program.units());
    Remedies remedies = new Remedies(program);
    List<Finding> findings =
        outcome.facts().stream()
            .flatMap(fact -> check(fact, remedies, diagnostics).stream())
            .filter(finding -> options.rules().runs(finding.rule(), finding.place().file().path()))
            .filter(finding -> !suppressions.cover(finding))
            .sorted(Finding.ORDER)
            .distinct()
            .map(remedies::fixed)
            .toList();
    diagnostics.sort(Diagnostic.ORDER);
    return new AnalysisResult(findings, diagnostics, outcome.analysed(), outcome.notAnalysed());
  }

  private List<Finding> check(Fact fact, Remedies remedies, List<Diagnostic> diagnostics) {
    List<Finding> findings = new ArrayList<>();
    for (Rule rule : rules) {
      if (rule.wants().stream().anyMatch(kind -> kind.isInstance(fact))) {
        findings.addAll(check(rule, fact, remedies, diagnostics));
      }
    }
    return findings;
  }

  /** A rule that fails is a diagnostic with its name and place; the other rules go on. */
  private List<Finding> check(
      Rule rule, Fact fact, Remedies remedies, List<Diagnostic> diagnostics) {
    try {
      return rule.check(fact).stream()
          .map(report -> remedies.keep(finding(rule, fact, report), report.remedies()))
          .toList();
    } catch (RuntimeException e) {
      diagnostics.add(failure(rule, fact, e));
      return List.of();
    }
  }

  private static Diagnostic failure(Rule rule, Fact fact, RuntimeException e) {
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
    String path = report.place().file().path();
    Severity full =
        options
            .rules()
            .level(rule.name(), path)
            .flatMap(RuleLevel::severity)
            .orElse(rule.severity(fact));
    Severity shown = report.confidence() == Confidence.DEFINITE ? full : full.milder();
    return new Finding(
        rule.name(),
        shown,
        report.confidence(),
        report.place(),
        report.label(),
        fact.method(),
        fact.resource().name(),
        report.message(),
        report.trace(),
        report.help(),
        List.of());
  }
}
