// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.ExceptionEdges;
import dev.tensorlint.rules.LeftOut;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.model.ModelChoice;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.LintSummary;
import dev.tensorlint.scanner.store.ContentStore;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code check} makes of what the linter says. */
class CheckCommandTest {

  private static final RuleSettings WITHOUT_MINOR = RuleSettings.DEFAULT.reportingMinor(false);

  private static final LintSummary SUMMARY =
      new LintSummary(2, 0, 1, 30, 4, 5, 0, 6, 0, 0, LeftOut.NONE, 1, 1, 1, 1_260_000_000L);
  private static final LintResult CLEAN = new LintResult(List.of(), List.of(), SUMMARY);

  private static final String TEXT =
      """
      warning[UseAfterDispose]: `x` is read
       --> A.java:2:3
        |
      2 |   x.read();
        |   ^^^^^^^^ here
        |
        = help: do not
        = more: tensorlint explain UseAfterDispose

      """;

  private final Path folder;

  CheckCommandTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private static LintResult finding(Severity severity, Diagnostic... diagnostics) {
    SourceFile file = SourceFile.of("A.java", "class A {\n  x.read();\n}\n");
    Place place = new Place(file, new Span(12, 20));
    Finding finding =
        new Finding(
            "UseAfterDispose",
            severity,
            Confidence.DEFINITE,
            place,
            Event.USED,
            "here",
            "A.f",
            "x",
            "`x` is read",
            List.of(),
            "do not",
            List.of());
    return new LintResult(List.of(finding), List.of(diagnostics), SUMMARY);
  }

  /** Returns the request of a command, without the folder that it keeps results in. */
  private LintRequest requestOf(String... arguments) {
    List<LintRequest> requests = new ArrayList<>();
    Cli cli =
        new Cli(folder)
            .linter(
                request -> {
                  requests.add(request);
                  return CLEAN;
                });
    assertEquals(0, cli.run(arguments).exitCode());
    return requests.get(0).withStore(ContentStore.NONE);
  }

  @Test
  void nothingFound() {
    Cli.Outcome outcome = new Cli(folder).finding(CLEAN).run("check", ".");
    assertEquals(
        new Cli.Outcome(0, "no findings in 2 files, 1.3 s; 4 unresolved names\n", ""), outcome);
  }

  @Test
  void findingsGoToStandardOutput() {
    Cli.Outcome outcome = new Cli(folder).finding(finding(Severity.WARNING)).run("check", ".");
    String summary = "1 finding (1 warning) in 2 files, 1.3 s; 4 unresolved names\n";
    assertEquals(new Cli.Outcome(1, TEXT + summary, ""), outcome);
  }

  @ParameterizedTest
  @CsvSource({
    "ERROR,   error,   1",
    "WARNING, error,   0",
    "WARNING, warning, 1",
    "NOTE,    warning, 0",
    "NOTE,    note,    1",
    "ERROR,   never,   0"
  })
  void failOnSaysWhatFails(Severity severity, String failOn, int exitCode) {
    Cli cli = new Cli(folder).finding(finding(severity));
    assertEquals(exitCode, cli.run("check", "--fail-on", failOn, ".").exitCode());
  }

  @Test
  void diagnosticsGoToStandardErrorAndErrorsWinOverFindings() {
    LintResult result =
        finding(
            Severity.WARNING,
            Diagnostic.error("gone.java", "there is no such file"),
            Diagnostic.warning("lib.jar", "not found"));
    Cli.Outcome outcome = new Cli(folder).finding(result).run("check", "--no-timings", ".");
    assertEquals(
        new Cli.Outcome(
            2,
            TEXT
                + "INCOMPLETE: 1 finding (1 warning) in what could be checked of 2 files; 1 part of"
                + " the input not checked, 4 unresolved names\n",
            "error: gone.java: there is no such file\nwarning: lib.jar: not found\n"),
        outcome);
  }

  @Test
  void aWarningAloneIsNoFailure() {
    LintResult result =
        new LintResult(List.of(), List.of(Diagnostic.warning("lib.jar", "not found")), SUMMARY);
    assertEquals(0, new Cli(folder).finding(result).run("check", ".").exitCode());
  }

  @Test
  void jsonHoldsDiagnosticsToo() {
    LintResult result =
        new LintResult(
            List.of(), List.of(Diagnostic.error("gone.java", "there is no such file")), SUMMARY);
    Cli.Outcome outcome =
        new Cli(folder).finding(result).run("check", "--format=json", "--no-timings", ".");
    assertEquals(
        new Cli.Outcome(
            2,
            """
            {
              "findings": [ ],
              "gaps": [ ],
              "diagnostics": [
                {
                  "severity": "error",
                  "file": "gone.java",
                  "message": "there is no such file"
                }
              ],
              "summary": {
                "complete": false,
                "files": 2,
                "filesExcluded": 0,
                "lines": 30,
                "unresolvedNames": 4,
                "methodsAnalysed": 5,
                "methodsNotAnalysed": 0,
                "modelledCalls": 6,
                "modelledCallsUnresolved": 0,
                "suppressed": {
                  "rulesOff": [ ],
                  "rulesOffInPlaces": [ ],
                  "rulesLowered": [ ],
                  "modelsOff": [ ],
                  "known": 0,
                  "belowFailOn": 0,
                  "inCode": 0,
                  "inTests": 0,
                  "minor": 0,
                  "projectModels": [ ]
                }
              }
            }
            """,
            "error: gone.java: there is no such file\n"),
        outcome);
  }

  @Test
  void theReportGoesToAFile() {
    Cli cli = new Cli(folder).onTerminal().finding(CLEAN).file("r.txt", "an old and longer report");
    Cli.Outcome outcome = cli.run("check", "--no-timings", "--output", "r.txt", ".");
    assertEquals(0, outcome.exitCode());
    assertEquals("", outcome.out());
    assertEquals("no findings in 2 files; 4 unresolved names\n", cli.read("r.txt"));
  }

  @Test
  void coloursAreForTerminals() {
    LintResult result = finding(Severity.ERROR);
    assertFalse(isColoured(new Cli(folder), result));
    assertTrue(isColoured(new Cli(folder).onTerminal(), result));
    assertFalse(isColoured(new Cli(folder).onTerminal().with("NO_COLOR", "1"), result));
    assertTrue(isColoured(new Cli(folder).onTerminal().with("NO_COLOR", ""), result));
    assertFalse(isColoured(new Cli(folder).onTerminal().with("TERM", "dumb"), result));
    assertTrue(isColoured(new Cli(folder).with("NO_COLOR", "1"), result, "--color=always"));
    assertFalse(isColoured(new Cli(folder).onTerminal(), result, "--color=never"));
  }

  private static boolean isColoured(Cli cli, LintResult result, String... options) {
    List<String> arguments = new ArrayList<>(List.of("check", "."));
    arguments.addAll(List.of(options));
    return cli.finding(result).run(arguments.toArray(String[]::new)).out().contains("\u001b[1;31m");
  }

  @Test
  void optionsReachTheLinter() {
    new Cli(folder).file("jars/b.jar", "").file("jars/a.jar", "").file("jars/readme", "");
    String classpath = String.join(File.pathSeparator, "x.jar", "jars/*", "", "none/*");
    LintRequest request =
        requestOf(
            "check",
            "--classpath=" + classpath,
            "--models=djl,onnxruntime",
            "--model-file=a.yaml",
            "--model-file=b.yaml",
            "--threads=3",
            "--path-states=8",
            "--step-budget=99",
            "--recursion-rounds=5",
            "--exceptions=all",
            "src",
            "Other.java");
    assertEquals(
        new LintRequest(
                List.of(folder.resolve("src"), folder.resolve("Other.java")),
                List.of(
                    folder.resolve("x.jar"),
                    folder.resolve("jars/a.jar"),
                    folder.resolve("jars/b.jar"),
                    folder.resolve("none")),
                List.of(folder.resolve("a.yaml"), folder.resolve("b.yaml")),
                ModelChoice.only(Set.of("djl", "onnxruntime")),
                new EngineOptions(8, 99, 5, WITHOUT_MINOR, ExceptionEdges.ALL),
                3,
                folder)
            .withFollowedLibraries(true),
        request);
  }

  @Test
  void theDefaultsAreTheLintersOwnButForMinorFindingsAndLibraries() {
    LintRequest defaults =
        LintRequest.of(List.of(folder.resolve("src")))
            .withWorkingDirectory(folder)
            .withFollowedLibraries(true);
    LintRequest withoutLibraries = requestOf("check", "--minor", "--no-follow-libraries", "src");
    assertEquals(defaults.withFollowedLibraries(false), withoutLibraries);
    assertEquals(
        defaults.withOptions(EngineOptions.DEFAULT.withRules(WITHOUT_MINOR)),
        requestOf("check", "src"));
    assertEquals(defaults, requestOf("check", "--minor", "src"));
  }

  @Test
  void rulesAreTurnedOff() {
    LintRequest request =
        requestOf(
            "check",
            "--disable=UseAfterDispose,UnscopedTensor",
            "--disable",
            "WeaklyHeldModel",
            ".");
    assertEquals(
        Set.of("UseAfterDispose", "UnscopedTensor", "WeaklyHeldModel"),
        request.options().rules().disabled());
  }

  @Test
  void wantOfMemoryIsOneLineAndAFailure() {
    Cli.Outcome outcome =
        new Cli(folder)
            .linter(
                request -> {
                  throw new OutOfMemoryError("Java heap space");
                })
            .run("check", ".");
    String told =
        "tensorlint: the job needs more memory than there is; give the JVM more, for instance"
            + " -Xmx4g\n";
    assertEquals(new Cli.Outcome(2, "", told), outcome);
  }

  @Test
  void aDefectOfTheLinterIsNotHidden() {
    Cli.Outcome outcome =
        new Cli(folder)
            .linter(
                request -> {
                  throw new IllegalStateException("broken");
                })
            .run("check", ".");
    assertEquals(2, outcome.exitCode());
    assertTrue(
        outcome
            .err()
            .startsWith(
                "tensorlint: internal error, please report it with the lines below\n"
                    + "java.lang.IllegalStateException: broken\n\tat "),
        outcome.err());
  }
}
