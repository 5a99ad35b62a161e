// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.buildtool.RunSummary;
import dev.tensorlint.bytecode.BytecodeFrontEnd;
import dev.tensorlint.report.Changes;
import dev.tensorlint.report.ProjectModel;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportDetails;
import dev.tensorlint.report.RunStatistics;
import dev.tensorlint.report.Suppressed;
import dev.tensorlint.report.baseline.KnownFindings;
import dev.tensorlint.report.since.SinceRevision;
import dev.tensorlint.report.text.PlainText;
import dev.tensorlint.report.text.StatisticsText;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.FailOn;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.fix.Fixer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
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
      "0:no finding at or above --fail-on",
      "1:findings at or above --fail-on",
      "2:a part of the run failed, or a part of the code could not be analysed (see"
          + " --allow-incomplete); the rest is reported"
    })
final class CheckCommand implements Callable<Integer> {

  private static final String UNCONCERNED =
      "no checked code uses a modelled library, so there is nothing to find;"
          + " `tensorlint models` lists the models";

  private final Console console;
  private final Linting linter;

  @Mixin private final CheckedPaths lint;

  @Mixin private final OutputOptions output;

  @Mixin private final SinceOption since;

  @Mixin private final ReportingOptions reporting;

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
      names = "--all-results",
      description =
          "Also writes the findings that a baseline or --since leaves out, marked as suppressed,"
              + " where the format can mark them (sarif).")
  private boolean showsAll;

  @Option(
      names = "--try-fixes",
      description =
          "Tries each safe fix, so that the report calls safe only what `fix` would apply.")
  private boolean triesFixes;

  @Option(
      names = "--no-timings",
      description = "Leaves out times and progress, so that equal runs print the same.")
  private boolean withoutTimings;

  @Option(
      names = "--unresolved",
      description =
          "Lists the calls and imports that concern modelled types and could not be"
              + " resolved, why, and what to do.")
  private boolean listsUnresolved;

  @Option(
      names = "--statistics",
      description = "Prints what the run took: files, methods, solver steps, path states, times.")
  private boolean hasStatistics;

  CheckCommand(Console console, Linting linter) {
    this.console = console;
    this.linter = linter;
    this.lint = new CheckedPaths(console);
    this.output = new OutputOptions(console);
    this.since = new SinceOption(console);
    this.reporting = new ReportingOptions(console);
  }

  @Override
  public Integer call() throws IOException {
    reporting.check();
    LintOptions.Job job = since.asked(reporting.follow(!withoutTimings, List.of(), lint::job));
    OutputOptions.Targets targets = output.targets();
    WorkCounter counter = new WorkCounter();
    List<WorkMonitor> counters = hasStatistics ? List.of(counter) : List.of();
    LintResult all =
        reporting.follow(!withoutTimings, counters, monitor -> linted(job.request(), monitor));
    Kept kept = sinceRevision(withoutKnown(complete(all, job), job), all, job);
    LintResult result = tried(kept.result(), job);
    List<Diagnostic> shown = result.diagnostics().stream().map(console::shown).toList();
    reporting.print(shown, output.errorPalette());
    reporting.explain(
        shown, listsUnresolved ? "" : "--unresolved lists what could not be resolved, ");
    listMembers(job.gaps(all));
    Suppressed suppressed = suppressed(kept, all, job);
    if (reporting.isVerbose()) {
      new SuppressedLog(console).say(suppressed);
    }
    Report report = report(kept, all, shown, suppressed, counter);
    printStatistics(report, targets);
    targets.write(report);
    return exitCode(result.findings(), shown, job.configuration());
  }

  /** What a run went through is known only while it runs. */
  private LintResult linted(LintRequest request, WorkMonitor monitor) throws IOException {
    return hasStatistics || reporting.isVerbose() || !linter.isRepeatable()
        ? linter.lint(request, monitor)
        : lint.kept().lint(request, lint.settings(), () -> linter.lint(request, monitor));
  }

  private static LintResult complete(LintResult all, LintOptions.Job job) {
    List<Diagnostic> more = new ArrayList<>(job.diagnosticsFor(all));
    boolean isUnconcerned =
        all.summary().files() > all.summary().filesExcluded()
            && all.summary().modelledCalls() == 0
            && all.coverage().modelledFiles().isEmpty();
    if (isUnconcerned && all.isComplete() && more.stream().noneMatch(Diagnostic::isGap)) {
      more.add(new Diagnostic(Severity.NOTE, null, 0, 0, UNCONCERNED));
    }
    return all.with(more);
  }

  /** What is one line for many modules is listed where somebody asks for all of it. */
  private void listMembers(ProjectGaps gaps) {
    if (reporting.isVerbose() || listsUnresolved) {
      List<Diagnostic> members = gaps.members();
      if (!members.isEmpty()) {
        console.say(
            "tensorlint: what the build files do not tell, module by module: " + members.size());
        members.forEach(
            each -> console.say("  " + PlainText.oneLine(console.shown(each).oneLine())));
      }
    }
  }

  /** A severity that the user names is the user's word. */
  private Suppressed suppressed(Kept kept, LintResult all, LintOptions.Job job) {
    FailOn limit = failOn == null ? job.configuration().failOnOr(FailOn.WARNING) : FailOn.WARNING;
    return Suppressed.by(job.configuration())
        .withKnown(kept.known())
        .withFailOn(limit, kept.result().findings())
        .withProject(
            all.summary().suppressed(),
            ProjectModel.among(all.models(), job.request().paths(), job.configuration()))
        .withLeftOut(all.summary().leftOut());
  }

  /** What is left of a result, and how it compares with an earlier state. */
  private record Kept(LintResult result, Changes changes, int known) {}

  private Kept withoutKnown(LintResult result, LintOptions.Job job) {
    Path file = baseline == null ? job.configuration().baseline() : console.resolve(baseline);
    if (file == null) {
      return new Kept(result, Changes.NONE, 0);
    }
    KnownFindings left =
        KnownFindings.leftOut(result.findings(), file, result.isComplete(), job.request()::checks);
    return new Kept(
        result.withFindings(left.fresh()).with(left.notes()),
        left.changes(),
        result.findings().size() - left.fresh().size());
  }

  private Kept sinceRevision(Kept kept, LintResult all, LintOptions.Job job) throws IOException {
    if (!since.isGiven()) {
      return kept;
    }
    SinceRevision.Compared compared =
        since.compare(
            job.request(),
            all,
            kept.result().findings(),
            request -> reporting.follow(!withoutTimings, List.of(), each -> linted(request, each)));
    LintResult result = kept.result().withFindings(compared.findings()).with(compared.notes());
    return new Kept(result, compared.changes(), kept.known());
  }

  private LintResult tried(LintResult result, LintOptions.Job job) {
    return triesFixes
        ? new Fixer(new BytecodeFrontEnd()).tried(BundledRuntime.addTo(job.request()), result)
        : result;
  }

  private void printStatistics(Report report, OutputOptions.Targets targets) {
    RunStatistics statistics = report.details().statistics();
    if (statistics != null && targets.hasText()) {
      StatisticsText.of(report.summary(), statistics).forEach(console::say);
    }
  }

  private ReportDetails details(LintResult result, WorkCounter counter) {
    return new ReportDetails(
        listsUnresolved ? result.unresolved() : null,
        hasStatistics ? counter.statistics(result.summary(), !withoutTimings) : null,
        reporting.isQuiet(),
        showsAll);
  }

  private Report report(
      Kept kept,
      LintResult all,
      List<Diagnostic> diagnostics,
      Suppressed suppressed,
      WorkCounter counter) {
    LintResult result = kept.result();
    Duration elapsed = withoutTimings ? null : Duration.ofNanos(result.summary().totalNanos());
    return new Report(
        result.findings(),
        all.findings(),
        diagnostics,
        RunSummary.of(result.summary(), suppressed, elapsed),
        details(result, counter),
        kept.changes());
  }

  private int exitCode(
      List<Finding> findings, List<Diagnostic> diagnostics, Configuration configuration) {
    if (reporting.hasFailed(diagnostics)) {
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
