// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import dev.tensorlint.report.Changes;
import dev.tensorlint.report.ProjectModel;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportDetails;
import dev.tensorlint.report.Suppressed;
import dev.tensorlint.report.baseline.KnownFindings;
import dev.tensorlint.report.since.SinceRevision;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import java.io.IOException;
import java.nio.file.Path;
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

  /**
   * Writes reports and log.
   *
   * @param all what was found
   * @param lint looks at the revision that the settings compare with
   * @throws BuildException if a report cannot be written, or the revision cannot be read
   */
  public Outcome report(
      LintRequest request, LintResult all, Configuration configuration, EarlierRevision.Lint lint)
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

  private Kept sinceRevision(
      Kept kept, LintRequest request, LintResult all, EarlierRevision.Lint lint)
      throws BuildException {
    String revision = settings.since();
    if (revision == null) {
      return kept;
    }
    try {
      SinceRevision.Compared compared =
          new EarlierRevision(revision, System.getenv())
              .compare(request, all, kept.result().findings(), lint);
      LintResult left = kept.result().withFindings(compared.findings()).with(compared.notes());
      return new Kept(left, compared.changes(), kept.known());
    } catch (IOException e) {
      throw new BuildException("invalid value for tensorlint.since: " + e.getMessage(), e);
    }
  }

  /** Returns the report without times: the same sources give the same file. */
  private Report report(Kept kept, LintResult all, Suppressed suppressed) {
    return new Report(
        kept.result().findings(),
        all.findings(),
        kept.result().diagnostics(),
        RunSummary.of(kept.result().summary(), suppressed, null),
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
        .withLeftOut(all.summary().leftOut());
  }
}
