// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.report.Changes;
import dev.tensorlint.report.ProjectModel;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportDetails;
import dev.tensorlint.report.ReportSummary;
import dev.tensorlint.report.Suppressed;
import dev.tensorlint.report.baseline.KnownFindings;
import dev.tensorlint.report.since.SinceRevision;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.FailOn;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.rule.RulePages;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.LintSummary;
import dev.tensorlint.scanner.discovery.FileOverlay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** A goal that writes reports, and may fail the build. */
abstract class ReportingMojo extends FindingsMojo {

  /**
   * The mildest severity that fails the build: {@code error|warning|note|never}. Where none is
   * given, {@code check} does what the configuration says, or takes {@code warning}; other goals
   * take {@code never}.
   */
  @Parameter(property = "tensorlint.failOn")
  private @Nullable String failOn;

  /**
   * Where the pages of the rules are: an address in which <code>{rule}</code> stands for the rule's
   * name, or a base that the name follows.
   */
  @Parameter(property = "tensorlint.rulePages")
  private @Nullable String rulePages;

  /**
   * A Git branch, tag or commit: only findings are reported that are new since the commit that it
   * has in common with {@code HEAD}, or whose trace touches a line that has changed since. What a
   * change of one module adds to another is found by {@code aggregate} alone.
   */
  @Parameter(property = "tensorlint.since")
  private @Nullable String since;

  /**
   * Whether SARIF reports also have the findings that a baseline or {@code since} leaves out,
   * marked as suppressed, and those that are gone.
   */
  @Parameter(property = "tensorlint.allResults", defaultValue = "false")
  private boolean allResults;

  /**
   * More report files, each {@code FORMAT=FILE}, in addition to that of the goal. A relative FILE
   * starts at the folder of the project.
   */
  @Parameter(property = "tensorlint.output")
  private List<String> output = List.of();

  /**
   * What is reported of a run.
   *
   * @param known how many findings the baseline leaves out
   */
  private record Kept(LintResult result, Changes changes, int known) {}

  @Override
  final void use(LintRequest request, LintResult all, Configuration configuration)
      throws MojoExecutionException, MojoFailureException {
    FailOn limit = limit(configuration);
    ReportFiles files = allFiles();
    Kept kept = sinceRevision(known(request, all, baseline(configuration)), request, all);
    files.write(report(kept, all, suppressed(kept, all, request, configuration)), rulePages());
    log(kept.result());
    String verdict = verdict(limit, files.first()).on(kept.result());
    if (kept.result().isComplete()) {
      getLog().info(verdict);
    } else {
      getLog().warn(verdict);
    }
  }

  /** Returns the mildest severity that fails the build where no parameter names one. */
  abstract FailOn usualLimit(Configuration configuration);

  private FailOn limit(Configuration configuration) throws MojoExecutionException {
    return failOn == null
        ? usualLimit(configuration)
        : Choice.of(FailOn.class, "tensorlint.failOn", failOn);
  }

  /** Returns whether the user has said what fails the build. */
  final boolean hasLimit() {
    return failOn != null;
  }

  @Override
  final void checkParameters() throws MojoExecutionException {
    limit(Configuration.DEFAULT);
    allFiles();
  }

  private ReportFiles allFiles() throws MojoExecutionException {
    return files().and(project().getBasedir().toPath(), output);
  }

  /** Returns the files that the goal writes. */
  abstract ReportFiles files() throws MojoExecutionException;

  /** Returns what decides whether the build goes on. */
  abstract Verdict verdict(FailOn limit, Path file);

  /** Writes findings to the log. */
  abstract void log(LintResult result);

  final RulePages rulePages() {
    return rulePages == null ? RulePages.DEFAULT : new RulePages(rulePages);
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

  private Kept sinceRevision(Kept kept, LintRequest request, LintResult all)
      throws MojoExecutionException {
    if (since == null) {
      return kept;
    }
    SinceRevision.Compared compared = compared(since, request, all, kept.result().findings());
    LintResult left = kept.result().withFindings(compared.findings()).with(compared.notes());
    return new Kept(left, compared.changes(), kept.known());
  }

  private SinceRevision.Compared compared(
      String revision, LintRequest request, LintResult all, List<Finding> reported)
      throws MojoExecutionException {
    try {
      return new SinceRevision(revision, System.getenv())
          .compare(
              new SinceRevision.Scope(request.paths(), request.workingDirectory(), request::checks),
              found(all),
              reported,
              (contents, absent) ->
                  found(lint(request.withOverlay(new FileOverlay(contents, absent)))));
    } catch (IOException e) {
      throw new MojoExecutionException("invalid value for tensorlint.since: " + e.getMessage(), e);
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
        new ReportDetails(null, null, false, allResults),
        kept.changes());
  }

  private Suppressed suppressed(
      Kept kept, LintResult all, LintRequest request, Configuration configuration)
      throws MojoExecutionException {
    FailOn named = hasLimit() ? limit(configuration) : configuration.failOnOr(FailOn.WARNING);
    return Suppressed.by(configuration)
        .withKnown(kept.known())
        .withFailOn(named, kept.result().findings())
        .withProject(
            all.summary().suppressed(),
            ProjectModel.among(all.models(), request.paths(), configuration))
        .withTests(all.summary().inTests());
  }
}
