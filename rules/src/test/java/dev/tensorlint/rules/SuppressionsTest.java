// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.FieldCode.field;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.commented;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.remark;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.Stmts.suppressed;
import static dev.tensorlint.rules.code.TypeCode.type;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.code.Exprs;
import dev.tensorlint.rules.code.FieldCode;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.MethodCode;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.StmtCode;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What people say should not be reported is not, and all else is. */
final class SuppressionsTest {

  private static final Duration HANG = Duration.ofMinutes(2);

  private static final StmtCode FIRST = local("Tensor", "a", call("Tensor.owned"));
  private static final StmtCode SECOND = local("Tensor", "b", call("Tensor.owned"));

  private static final String FIRST_LEAKS =
      "UnscopedTensor definite: Tensor a = Tensor.owned();: `a` is never released\n";
  private static final String SECOND_LEAKS =
      "UnscopedTensor definite: Tensor b = Tensor.owned();: `b` is never released\n";

  private static String findings(MethodCode... methods) {
    return Findings.of(Programs.of(type("A", methods)));
  }

  @Test
  void withoutAnyBothAreReported() {
    assertEquals(FIRST_LEAKS + SECOND_LEAKS, findings(method("run", FIRST, SECOND)));
  }

  @Test
  void onAType() {
    assertEquals(
        SECOND_LEAKS,
        Findings.of(
            Programs.of(
                type("A", method("run", FIRST)).suppressing("UnscopedTensor"),
                type("B", method("run", SECOND)))));
  }

  @Test
  void onAMethod() {
    assertEquals(
        SECOND_LEAKS,
        findings(method("one", FIRST).suppressing("UnscopedTensor"), method("other", SECOND)));
  }

  @Test
  void onAVariable() {
    assertEquals(
        SECOND_LEAKS,
        findings(
            method(
                "run", suppressed("UnscopedTensor", "Tensor", "a", call("Tensor.owned")), SECOND)));
  }

  @Test
  void onAField() {
    FieldCode weak = field("Weak", "w").with(Exprs.create("Weak", call("Model.load")));
    assertEquals(
        "WeaklyHeldModel definite: private Weak w = new Weak(Model.load());:"
            + " only a weak reference holds `Model.load()`\n",
        Findings.of(Programs.of(type("A").with(weak))));
    assertEquals("", Findings.of(Programs.of(type("A").with(weak.suppressing("WeaklyHeldModel")))));
  }

  @Test
  void anotherRuleIsStillReported() {
    assertEquals(FIRST_LEAKS, findings(method("run", FIRST).suppressing("UseAfterDispose")));
  }

  @Test
  void byACommentOnTheLine() {
    assertEquals(
        FIRST_LEAKS,
        findings(
            method(
                "run",
                FIRST,
                commented(SECOND, "tensorlint:ignore UnscopedTensor -- closed elsewhere"))));
  }

  @Test
  void byACommentOnTheLineBefore() {
    StmtCode before = remark("tensorlint:ignore UnscopedTensor");
    assertEquals(FIRST_LEAKS, findings(method("run", FIRST, before, SECOND)));
  }

  @Test
  void byACommentThatNamesSeveralRules() {
    StmtCode line =
        commented(FIRST, "tensorlint:ignore UseAfterDispose, UnscopedTensor -- a demonstration");
    assertEquals("", findings(method("run", line)));
  }

  @Test
  void aCommentAboutAnotherRuleOrTwoLinesBeforeDoesNothing() {
    StmtCode other = remark("tensorlint:ignore UseAfterDispose");
    assertEquals(FIRST_LEAKS, findings(method("run", other, FIRST)));
    StmtCode early = remark("tensorlint:ignore UnscopedTensor");
    assertEquals(FIRST_LEAKS, findings(method("run", early, local("int", "j"), FIRST)));
  }

  private static List<String> told(AnalysisResult result) {
    return result.diagnostics().stream()
        .map(each -> each.severity().label() + " " + each.line() + " " + each.message())
        .toList();
  }

  private static List<String> told(EngineOptions options, StmtCode... body) {
    return told(Findings.analyze(Programs.ofBody(body), options));
  }

  private static List<String> told(StmtCode... body) {
    return told(EngineOptions.DEFAULT, body);
  }

  @Test
  void aCommentBehindCodeDoesNotReachTheNextLine() {
    StmtCode first = commented(FIRST, "tensorlint:ignore UnscopedTensor -- closed elsewhere");
    assertEquals(SECOND_LEAKS, findings(method("run", first, SECOND)));
  }

  @Test
  void severalCommentsAloneMeanTheLineBelowThem() {
    assertEquals(
        SECOND_LEAKS,
        findings(
            method(
                "run",
                remark("tensorlint:ignore UnscopedTensor -- closed elsewhere"),
                remark("tensorlint:ignore UseAfterDispose -- never read"),
                FIRST,
                SECOND)));
  }

  @Test
  void aBlockOfVeryManyCommentsTakesTimeInItsLength() {
    StmtCode[] body = new StmtCode[200_001];
    Arrays.fill(body, remark("tensorlint:ignore UnscopedTensor -- why"));
    body[200_000] = FIRST;
    assertEquals("", assertTimeoutPreemptively(HANG, () -> findings(method("run", body))));
  }

  @Test
  void aCommentInAStringIsNone() {
    StmtCode text = local("String", "s", Exprs.string("// tensorlint:ignore UnscopedTensor -- no"));
    assertEquals(FIRST_LEAKS, findings(method("run", text, FIRST)));
    assertEquals(List.of(), told(text, FIRST));
  }

  @Test
  void wrongCommentsAreTold() {
    assertEquals(
        List.of(
            "warning 3 there is no rule `UnscopedTensr`: did you mean `UnscopedTensor`?",
            "warning 4 name the rules to ignore: `tensorlint:ignore Rule -- reason`",
            "warning 5 give a reason: `tensorlint:ignore UnscopedTensor -- reason`",
            "warning 7 `tensorlint:off` has no effect: write `tensorlint:ignore`"),
        told(
            remark("tensorlint:ignore UnscopedTensr -- closed elsewhere"),
            remark("tensorlint:ignore -- closed elsewhere"),
            remark("tensorlint:ignore UnscopedTensor"),
            FIRST,
            remark("tensorlint:off")));
  }

  @Test
  void aSlipInAnAnnotationIsToldAndNamesOfOtherToolsAreNot() {
    assertEquals(
        List.of("warning 3 there is no rule `UnscopedTensr`: did you mean `UnscopedTensor`?"),
        told(suppressed("UnscopedTensr", "Tensor", "a", call("Tensor.owned"))));
    assertEquals(
        List.of(), told(suppressed("UnusedVariable", "Tensor", "a", call("Tensor.owned"))));
    assertEquals(
        List.of("warning 3 there is no rule `Unused`: `tensorlint rules` lists them"),
        told(suppressed("tensorlint:Unused", "Tensor", "a", call("Tensor.owned"))));
  }

  @Test
  void allMeansEveryToolAndTensorlintEveryRuleOfOurs() {
    for (String name : List.of("all", "tensorlint", "tensorlint:UnscopedTensor")) {
      StmtCode first = suppressed(name, "Tensor", "a", call("Tensor.owned"));
      assertEquals(SECOND_LEAKS, findings(method("run", first, SECOND)), name);
    }
  }

  @Test
  void aVariableIsTheThingThatIsCreatedThere() {
    StmtCode first = suppressed("UseAfterDispose", "Tensor", "a", call("Tensor.owned"));
    assertEquals("", findings(method("run", first, run(call("a.close")), run(call("a.read")))));
  }

  @Test
  void whatSuppressesNothingIsTold() {
    StmtCode unused = commented(local("int", "i"), "tensorlint:ignore ManualGc -- no reason");
    StmtCode annotated = suppressed("UseAfterDispose", "int", "j", Exprs.number("1"));
    assertEquals(
        List.of(
            "note 3 `tensorlint:ignore ManualGc` suppresses nothing: remove it",
            "note 4 `@SuppressWarnings(\"UseAfterDispose\")` suppresses nothing: remove it"),
        told(unused, annotated));
    assertEquals(List.of(), told(suppressed("all", "int", "j", Exprs.number("1"))));
  }

  @Test
  void itIsNotToldWhereTheRuleDidNotRun() {
    StmtCode unused = commented(local("int", "i"), "tensorlint:ignore ManualGc -- no reason");
    RuleSettings off = RuleSettings.DEFAULT.without(Set.of("ManualGc"));
    assertEquals(List.of(), told(EngineOptions.DEFAULT.withRules(off), unused));
    RuleSettings elsewhere = RuleSettings.DEFAULT.reportingIn(path -> false);
    assertEquals(List.of(), told(EngineOptions.DEFAULT.withRules(elsewhere), unused));
    RuleSettings silent = RuleSettings.DEFAULT.withUnusedSuppressions(RuleLevel.OFF);
    assertEquals(List.of(), told(EngineOptions.DEFAULT.withRules(silent), unused));
  }

  @Test
  void itIsNotToldWhereAMethodWasGivenUp() {
    StmtCode unused = commented(FIRST, "tensorlint:ignore ManualGc -- no reason");
    EngineOptions hasty = new EngineOptions(32, 1, RuleSettings.DEFAULT, ExceptionEdges.DECLARED);
    List<String> told = told(hasty, unused);
    assertEquals(1, told.size(), told::toString);
    assertTrue(told.get(0).contains("raise the step budget"), told::toString);
  }

  @Test
  void itCanBeAnErrorThatIsNoFailure() {
    StmtCode unused = commented(local("int", "i"), "tensorlint:ignore ManualGc -- no reason");
    RuleSettings strict = RuleSettings.DEFAULT.withUnusedSuppressions(RuleLevel.ERROR);
    List<Diagnostic> told =
        Findings.analyze(Programs.ofBody(unused), EngineOptions.DEFAULT.withRules(strict))
            .diagnostics();
    assertEquals(Severity.ERROR, told.get(0).severity());
    assertFalse(told.get(0).isFailure());
  }
}
