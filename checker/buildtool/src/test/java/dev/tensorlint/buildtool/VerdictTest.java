// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.LeftOut;
import dev.tensorlint.rules.config.FailOn;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.scanner.LintResult;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class VerdictTest {

  private static final Path REPORT = Path.of("target", "tensorlint.txt");

  private static final Diagnostic UNPARSABLE =
      Diagnostic.error("src/B.java", "cannot be parsed: correct the syntax");

  private static final Diagnostic GAP =
      Diagnostic.gap("src/B.java", 3, 1, "`B.f` was not analysed", "split the method");

  private static Verdict verdict(FailOn failOn) {
    return new Verdict(failOn, true, true, REPORT);
  }

  private static Outcome passed(String message) {
    return new Outcome(Outcome.Kind.PASSED, message);
  }

  private static Outcome incomplete(String message) {
    return new Outcome(Outcome.Kind.INCOMPLETE, message);
  }

  @ParameterizedTest
  @CsvSource({
    "error, ERROR, true",
    "error, WARNING, false",
    "warning, WARNING, true",
    "warning, NOTE, false",
    "note, NOTE, true",
    "never, ERROR, false",
  })
  void theBuildFailsOnTheSeverityOrWorse(String failOn, Severity severity, boolean fails)
      throws Exception {
    Verdict verdict = verdict(Choice.of(FailOn.class, "tensorlint.failOn", failOn));
    LintResult result = Sample.result(List.of(Sample.finding(severity)), List.of());
    if (fails) {
      assertEquals(Outcome.Kind.FAILED, verdict.on(result).kind());
    } else {
      assertEquals(passed("1 finding in 3 files, see " + REPORT), verdict.on(result));
    }
  }

  @Test
  void whatIsLeftOutOfTestsIsCounted() throws Exception {
    assertEquals(
        passed("no findings in 3 files; 2 findings in test code left out (tensorlint.tests)"),
        verdict(FailOn.WARNING).on(Sample.result(List.of(), List.of(), new LeftOut(2, 0))));
    assertEquals(
        passed(
            "no findings in 3 files; 1 finding in test code left out (tensorlint.tests);"
                + " 3 minor findings left out (tensorlint.minor)"),
        verdict(FailOn.WARNING).on(Sample.result(List.of(), List.of(), new LeftOut(1, 3))));
  }

  @Test
  void theFailureTellsHowManyWhereAndWhatToDo() {
    LintResult result =
        Sample.result(
            List.of(
                Sample.finding(Severity.ERROR),
                Sample.finding(Severity.WARNING),
                Sample.finding(Severity.NOTE)),
            List.of());
    assertEquals(
        new Outcome(
            Outcome.Kind.FAILED,
            "2 tensor lifecycle bugs of severity warning or worse, see "
                + REPORT
                + ": correct the code, suppress a finding with"
                + " @SuppressWarnings(\"UseAfterDispose\"), or set tensorlint.failOn"),
        verdict(FailOn.WARNING).on(result));
  }

  @Test
  void inputThatWasNotCheckedFailsTheBuild() {
    LintResult result = Sample.result(List.of(), List.of(UNPARSABLE));
    assertEquals(
        new Outcome(
            Outcome.Kind.UNCHECKED,
            "1 part of the input was not checked: fix the problems logged above,"
                + " or set tensorlint.failOnDiagnostics=false"),
        verdict(FailOn.NEVER).on(result));
  }

  @Test
  void aWarningOfTheRunDoesNotFailTheBuild() throws Exception {
    LintResult result = Sample.result(List.of(), List.of(Diagnostic.warning("a.jar", "is empty")));
    assertEquals(passed("no findings in 3 files"), verdict(FailOn.NOTE).on(result));
  }

  @Test
  void inputThatWasNotCheckedCanBeTolerated() throws Exception {
    LintResult result = Sample.result(List.of(), List.of(UNPARSABLE));
    assertEquals(
        incomplete(
            "INCOMPLETE: no findings in what could be checked of 3 files; 1 part of the input not"
                + " checked"),
        new Verdict(FailOn.NOTE, false, true, REPORT).on(result));
  }

  @Test
  void anIncompleteCheckFailsTheBuild() {
    LintResult result = Sample.result(List.of(), List.of(GAP, GAP));
    assertEquals(
        new Outcome(
            Outcome.Kind.UNCHECKED,
            "the check is incomplete, 2 gaps are logged above: follow the advice there,"
                + " or set tensorlint.failOnIncomplete=false"),
        verdict(FailOn.NEVER).on(result));
  }

  @Test
  void anIncompleteCheckCanBeToleratedAndIsSaidAllTheSame() throws Exception {
    Verdict tolerant = new Verdict(FailOn.ERROR, true, false, REPORT);
    assertEquals(
        incomplete("INCOMPLETE: no findings in what could be checked of 3 files; 1 gap"),
        tolerant.on(Sample.result(List.of(), List.of(GAP))));
    assertEquals(
        incomplete(
            "INCOMPLETE: 1 finding in what could be checked of 3 files, see " + REPORT + "; 1 gap"),
        tolerant.on(Sample.result(List.of(Sample.finding(Severity.WARNING)), List.of(GAP))));
  }

  @Test
  void findingsFailTheBuildAlsoWhereTheCheckIsIncomplete() {
    Verdict tolerant = new Verdict(FailOn.ERROR, true, false, REPORT);
    LintResult result = Sample.result(List.of(Sample.finding(Severity.ERROR)), List.of(GAP));
    assertEquals(Outcome.Kind.FAILED, tolerant.on(result).kind());
  }

  @Test
  void suppressionsThatSuppressNothingFailTheBuildWhereTheyAreErrors() {
    Diagnostic unused =
        new Diagnostic(Severity.ERROR, "A.java", 1, 1, "nothing", Diagnostic.Subject.SUPPRESSION);
    LintResult result = Sample.result(List.of(), List.of(unused));
    assertEquals(
        new Outcome(
            Outcome.Kind.FAILED,
            "1 suppression suppresses nothing: remove those logged above, or set"
                + " unused-suppressions in the configuration"),
        verdict(FailOn.WARNING).on(result));
  }
}
