// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import dev.tensorlint.report.Changes;
import dev.tensorlint.report.ProjectModel;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportDetails;
import dev.tensorlint.report.ReportSummary;
import dev.tensorlint.report.Suppressed;
import dev.tensorlint.report.baseline.KnownFindings;
import dev.tensorlint.report.since.SinceRevision;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.LintSummary;
import dev.tensorlint.scanner.discovery.FileOverlay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reports what a lint has found, and says whether the build goes on. */
public final class Check {

  private final ReportSettings settings;
  private final ReportFiles files;
  private final BuildLog log;

  /**
   * @param files what is written; the log refers to the first
   */
  public Check(ReportSettings settings, ReportFiles files, BuildLog log) {
    this.settings = settings;
    this.files = files;
    this.log = log;
  }

  /**
   * What is reported of a run.
   *
   * @param known how many findings the baseline leaves out
   */
  private record Kept(LintResult result, Changes changes, int known) {}

  /** Lints sources as they were at another time. */
  @FunctionalInterface
  public interface Lint {

    LintResult of(LintRequest request);
  }

  /**
   * Writes reports and log.
   *
   * @param all what was found
   * @param lint looks at the revision that the settings compare with
   * @throws BuildException if a report cannot be written, or the revision cannot be read
   */
  public Outcome report(LintRequest request, LintResult all, Configuration configuration, Lint lint)
      throws BuildException {
    Kept kept = sinceRevision(known(request, all, settings.baseline()), request, all, lint);
    files.write(
        report(kept, all, suppressed(kept, all, request, configuration)), settings.rulePages());
    log(kept.result());
    return verdict().on(kept.result());
  }

  private Verdict verdict() {
    return new Verdict(
        settings.limit(), settings.failOnDiagnostics(), settings.failOnIncomplete(), files.first());
  }

  private void log(LintResult result) {
    FindingLog lines = new FindingLog(log);
    lines.write(result.diagnostics());
    if (settings.logsFindings()) {
      result.findings().forEach(finding -> lines.write(finding, settings.rulePages()));
    }
  }

  private static Kept known(LintRequest request, LintResult all, @Nullable Path baseline) {
    if (baseline == null) {
      return new Kept(all, Changes.NONE, 0);
    }
    KnownFindings known =
        KnownFindings.leftOut(all.findings(), baseline, all.isComplete(), request::checks);
    LintResult left = all.withFindings(known.fresh()).with(known.notes());
    return new Kept(left, known.changes(), all.findings().size() - known.fresh().size());
  }

  private Kept sinceRevision(Kept kept, LintRequest request, LintResult all, Lint lint)
      throws BuildException {
    String revision = settings.since();
    if (revision == null) {
      return kept;
    }
    SinceRevision.Compared compared =
        compared(revision, request, all, kept.result().findings(), lint);
    LintResult left = kept.result().withFindings(compared.findings()).with(compared.notes());
    return new Kept(left, compared.changes(), kept.known());
  }

  private static SinceRevision.Compared compared(
      String revision, LintRequest request, LintResult all, List<Finding> reported, Lint lint)
      throws BuildException {
    try {
      return new SinceRevision(revision, System.getenv())
          .compare(
              new SinceRevision.Scope(request.paths(), request.workingDirectory(), request::checks),
              found(all),
              reported,
              (contents, absent) ->
                  found(lint.of(request.withOverlay(new FileOverlay(contents, absent)))));
    } catch (IOException e) {
      throw new BuildException("invalid value for tensorlint.since: " + e.getMessage(), e);
    }
  }

  private static SinceRevision.Found found(LintResult result) {
    return new SinceRevision.Found(result.findings(), result.diagnostics());
  }

  /** Returns the report without times: the same sources give the same file. */
  private Report report(Kept kept, LintResult all, Suppressed suppressed) {
    LintSummary summary = kept.result().summary();
    return new Report(
        kept.result().findings(),
        all.findings(),
        kept.result().diagnostics(),
        new ReportSummary(
            summary.files(),
            summary.filesExcluded(),
            summary.lines(),
            summary.unresolvedNames(),
            summary.methodsAnalysed(),
            summary.methodsNotAnalysed(),
            summary.modelledCalls(),
            summary.modelledCallsUnresolved(),
            suppressed,
            null),
        new ReportDetails(null, null, false, settings.allResults()),
        kept.changes());
  }

  private Suppressed suppressed(
      Kept kept, LintResult all, LintRequest request, Configuration configuration) {
    return Suppressed.by(configuration)
        .withKnown(kept.known())
        .withFailOn(settings.named(), kept.result().findings())
        .withProject(
            all.summary().suppressed(),
            ProjectModel.among(all.models(), request.paths(), configuration))
        .withTests(all.summary().inTests());
  }
}
