// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.Stmts.when;
import static dev.tensorlint.rules.code.TypeCode.type;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.MethodCode;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.ToyModels;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.ReleaseFact;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** From facts to findings. */
final class EngineTest {

  /** A leak and a use behind a release. */
  private static final MethodCode BOTH =
      method(
          "both",
          local("Tensor", "leaked", call("Tensor.owned")),
          local("Tensor", "read", call("Tensor.owned")),
          run(call("read.close")),
          run(call("read.read")));

  private static final String LEAK =
      """
      warning UnscopedTensor definite: A.java:3 `owned` leaked in A.both: `leaked` is never released (created here, owned by this method (model `toy:toy`))
        A.java:7 `}` still open here
        help: close `leaked`, preferably with try-with-resources
      """;

  private static final String USE =
      """
      error UseAfterDispose definite: A.java:6 `read` read in A.both: `read` is used after it was disposed (used here, on every path)
        A.java:4 `owned` created here
        A.java:5 `close` disposed here
        help: dispose `read` after its last use
      """;

  private static String full(EngineOptions options) {
    return Findings.full(Findings.analyze(Programs.of(type("A", BOTH)), options));
  }

  private static EngineOptions options(Set<String> disabled, Map<String, RuleLevel> levels) {
    RuleSettings rules = RuleSettings.DEFAULT.withLevels(levels).without(disabled);
    return EngineOptions.DEFAULT.withRules(rules);
  }

  @Test
  void findingsInTheOrderOfTheSource() {
    assertEquals(LEAK + USE, full(EngineOptions.DEFAULT));
  }

  @Test
  void disabledRulesAreSilent() {
    assertEquals(LEAK, full(options(Set.of("UseAfterDispose"), Map.of())));
  }

  @Test
  void nothingIsAnalysedWhereNoRuleRuns() {
    Set<String> all = RuleCatalog.all().stream().map(Rule::name).collect(Collectors.toSet());
    AnalysisResult result = Findings.analyze(Programs.of(type("A", BOTH)), options(all, Map.of()));
    assertEquals(new AnalysisResult(List.of(), List.of(), 0, 0, 0, LeftOut.NONE, 0), result);
  }

  @Test
  void severitiesCanBeReplaced() {
    assertEquals(
        LEAK.replace("warning Unscoped", "error Unscoped") + USE.replace("error", "note"),
        full(
            options(
                Set.of(),
                Map.of("UnscopedTensor", RuleLevel.ERROR, "UseAfterDispose", RuleLevel.NOTE))));
  }

  @Test
  void aPotentialFindingIsOneMilder() {
    MethodCode maybe =
        method(
                "maybe",
                local("Tensor", "t", call("Tensor.owned")),
                when(name("a"), run(call("t.close"))),
                run(call("t.read")))
            .takes("boolean a");
    Program program = Programs.of(type("A", maybe));
    List<Severity> shown =
        Findings.analyze(program, EngineOptions.DEFAULT).findings().stream()
            .map(finding -> finding.severity())
            .toList();
    assertEquals(List.of(Severity.NOTE, Severity.WARNING), shown);
  }

  /** A rule that knows no way out. */
  @RuleMetadata(
      summary = "fails on each fact",
      family = RuleFamily.MODELS,
      harm = Harm.FAILURE,
      severity = Severity.ERROR,
      reportedAt = "the creation",
      evidence = EvidenceKind.EXCEPTION)
  private static final class Broken implements Rule {
    @Override
    public List<Class<? extends Fact>> wants() {
      return List.of(ReleaseFact.Used.class);
    }

    @Override
    public List<Report> check(Fact fact) {
      throw new IllegalStateException("no idea");
    }
  }

  /** A rule whose fix takes more stack than there is. */
  @RuleMetadata(
      summary = "has a fix that fails",
      family = RuleFamily.MODELS,
      harm = Harm.FAILURE,
      severity = Severity.ERROR,
      reportedAt = "the creation",
      evidence = EvidenceKind.EXCEPTION)
  private static final class Unfixable implements Rule {
    @Override
    public List<Class<? extends Fact>> wants() {
      return List.of(ReleaseFact.Used.class);
    }

    @Override
    public List<Report> check(Fact fact) {
      Remedy remedy =
          code -> {
            throw new StackOverflowError();
          };
      return List.of(
          new Report(
              Confidence.DEFINITE,
              fact.resource().created(),
              Event.CREATED,
              "here",
              "it is so",
              List.of(),
              "do it",
              List.of(remedy)));
    }
  }

  @Test
  void aFixThatFailsCostsItsFindingTheFix() {
    Engine engine = new Engine(new ToyModels(), List.of(new Unfixable()), EngineOptions.DEFAULT);
    AnalysisResult result = engine.analyze(Programs.of(type("A", BOTH)));
    assertEquals(List.of("Unfixable"), result.findings().stream().map(Finding::rule).toList());
    assertEquals(List.of(), result.findings().get(0).fixes());
    assertEquals(
        List.of(
            "A.java:4:26: the fixes of this finding, and possibly of others, are left out: the code"
                + " is nested too deeply; split it"),
        result.diagnostics().stream().map(Diagnostic::oneLine).toList());
  }

  @Test
  void aRuleThatFailsIsADiagnosticAndTheOthersGoOn() {
    List<Rule> rules = new ArrayList<>(RuleCatalog.all());
    rules.add(0, new Broken());
    Engine engine = new Engine(new ToyModels(), rules, EngineOptions.DEFAULT);
    assertEquals(
        LEAK
            + USE
            + """
            error: A.java:4:26: rule Broken failed here (java.lang.IllegalStateException: no idea); please report it, and use --disable Broken until then
            """,
        Findings.full(engine.analyze(Programs.of(type("A", BOTH)))));
  }

  @Test
  void theSameProgramGivesTheSameResult() {
    List<String> results = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      results.add(
          Findings.full(
              Findings.analyze(
                  Programs.of(type("B", BOTH), type("A", BOTH)), EngineOptions.DEFAULT)));
    }
    assertEquals(LEAK + USE + (LEAK + USE).replace("A.", "B."), results.get(0));
    assertEquals(List.of(results.get(0)), results.stream().distinct().toList());
  }

  @Test
  void boundsAreAtLeastOne() {
    IllegalArgumentException error =
        assertThrows(
            IllegalArgumentException.class,
            () -> new EngineOptions(0, 1, RuleSettings.DEFAULT, ExceptionEdges.DECLARED));
    assertEquals(
        "path states, step budget and recursion rounds must be at least 1", error.getMessage());
  }
}
