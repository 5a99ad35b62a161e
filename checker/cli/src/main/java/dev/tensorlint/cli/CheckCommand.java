// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportFormat;
import dev.tensorlint.report.ReportSummary;
import dev.tensorlint.report.baseline.KnownFindings;
import dev.tensorlint.report.text.DiagnosticText;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.FailOn;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.LintSummary;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lints sources. */
@Command(
    name = "check",
    description = "Lints Java sources. Never executes or changes the code it reads.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:nothing found at or above --fail-on",
      "1:findings at or above --fail-on",
      "2:the job or a part of it could not be done; what could be is still reported"
    })
final class CheckCommand implements Callable<Integer> {

  private final Console console;
  private final Function<LintRequest, LintResult> linter;

  @Mixin private final LintOptions lint;

  @Option(
      names = "--format",
      paramLabel = "text|json",
      description = "Form of the report (default: text).")
  private ReportFormat format = ReportFormat.TEXT;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Writes the report to a file instead of standard output.")
  private @Nullable Path output;

  @Option(
      names = "--fail-on",
      paramLabel = "error|warning|note|never",
      description = "Mildest severity that gives exit code 1 (default: warning).")
  private @Nullable FailOn failOn;

  @Option(
      names = "--baseline",
      paramLabel = "FILE",
      description = "Findings that are known and left out (default: that of the configuration).")
  private @Nullable Path baseline;

  @Option(
      names = "--color",
      paramLabel = "auto|always|never",
      description = "Colours of the text report (default: auto, on a terminal without NO_COLOR).")
  private ColorChoice color = ColorChoice.AUTO;

  @Option(
      names = "--no-timings",
      description = "Leaves times out, so that equal input gives equal reports.")
  private boolean withoutTimings;

  CheckCommand(Console console, Function<LintRequest, LintResult> linter) {
    this.console = console;
    this.linter = linter;
    this.lint = new LintOptions(console);
  }

  @Override
  public Integer call() throws IOException {
    LintOptions.Job job = lint.job();
    ReportFile target = ReportFile.of(console, output);
    LintResult all = new Progress(console).during("checking", () -> linter.apply(job.request()));
    LintResult result = withoutKnown(all.with(job.diagnostics()), job);
    List<Diagnostic> shown = result.diagnostics().stream().map(console::shown).toList();
    printDiagnostics(shown);
    boolean toTerminal = output == null && console.outIsTerminal();
    target.write(format.reporter(color.palette(console, toTerminal)), report(result, all, shown));
    return exitCode(result.findings(), shown, job.configuration());
  }

  private LintResult withoutKnown(LintResult result, LintOptions.Job job) {
    Path file = baseline == null ? job.configuration().baseline() : console.resolve(baseline);
    if (file == null) {
      return result;
    }
    KnownFindings left =
        KnownFindings.leftOut(result.findings(), file, result.isComplete(), job.request()::checks);
    return result.withFindings(left.fresh()).with(left.notes());
  }

  private void printDiagnostics(List<Diagnostic> diagnostics) {
    Palette palette = color.palette(console, console.errIsTerminal());
    diagnostics.forEach(diagnostic -> console.say(DiagnosticText.of(diagnostic, palette)));
  }

  private Report report(LintResult result, LintResult all, List<Diagnostic> diagnostics) {
    LintSummary summary = result.summary();
    Duration elapsed = withoutTimings ? null : Duration.ofNanos(summary.totalNanos());
    return new Report(
        result.findings(),
        all.findings(),
        diagnostics,
        new ReportSummary(
            summary.files(),
            summary.lines(),
            summary.unresolvedNames(),
            summary.methodsAnalysed(),
            summary.methodsNotAnalysed(),
            elapsed));
  }

  private int exitCode(
      List<Finding> findings, List<Diagnostic> diagnostics, Configuration configuration) {
    if (diagnostics.stream().anyMatch(Diagnostic::isFailure)) {
      return ExitCode.FAILED;
    }
    FailOn limit = failOn == null ? configuration.failOnOr(FailOn.WARNING) : failOn;
    boolean fails =
        findings.stream().anyMatch(finding -> limit.includes(finding.severity()))
            || diagnostics.stream().anyMatch(each -> isWrongSuppression(each, limit));
    return fails ? ExitCode.FINDINGS : ExitCode.CLEAN;
  }

  /** Milder diagnostics never change the exit code. */
  private static boolean isWrongSuppression(Diagnostic diagnostic, FailOn limit) {
    return diagnostic.severity() == Severity.ERROR && limit.includes(Severity.ERROR);
  }
}
