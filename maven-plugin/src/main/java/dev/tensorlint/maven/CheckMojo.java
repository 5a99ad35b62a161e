// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.report.Changes;
import dev.tensorlint.report.ProjectModel;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportDetails;
import dev.tensorlint.report.ReportFormat;
import dev.tensorlint.report.ReportSummary;
import dev.tensorlint.report.Suppressed;
import dev.tensorlint.report.baseline.KnownFindings;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.FailOn;
import dev.tensorlint.rules.rule.RulePages;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.LintSummary;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/**
 * Finds tensor lifecycle bugs in the project's Java sources: each finding is logged, all of them go
 * to a report file, and those of a given severity fail the build. Sources are only read, never
 * executed or changed.
 */
@Mojo(
    name = "check",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class CheckMojo extends FindingsMojo {

  /**
   * The mildest severity that fails the build: {@code error|warning|note|never}. What the
   * configuration says where none is given, or {@code warning}.
   */
  @Parameter(property = "tensorlint.failOn")
  private @Nullable String failOn;

  /**
   * Whether input that could not be checked, such as a file that does not parse or a broken model,
   * fails the build.
   */
  @Parameter(property = "tensorlint.failOnDiagnostics", defaultValue = "true")
  private boolean failOnDiagnostics;

  /**
   * Where the pages of the rules are: an address in which <code>{rule}</code> stands for the rule's
   * name, or a base that the name follows.
   */
  @Parameter(property = "tensorlint.rulePages")
  private @Nullable String rulePages;

  /** Form of the report file: {@code text|json|sarif|github|gitlab|junit|checkstyle|html}. */
  @Parameter(property = "tensorlint.format", defaultValue = "text")
  private String format;

  /**
   * The report file; {@code tensorlint.txt}, {@code tensorlint.json}, {@code tensorlint.sarif} or
   * the like in the build folder where none is given.
   */
  @Parameter(property = "tensorlint.outputFile")
  private @Nullable File outputFile;

  @Override
  void checkParameters() throws MojoExecutionException {
    limit(Configuration.DEFAULT);
    form();
  }

  @Override
  void use(LintRequest request, LintResult all, Configuration configuration)
      throws MojoExecutionException, MojoFailureException {
    KnownFindings known = known(request, all, baseline(configuration));
    LintResult result = all.withFindings(known.fresh()).with(known.notes());
    Path file = reportFile();
    Suppressed suppressed = suppressed(result, all, request, configuration);
    write(report(result, all, suppressed, known.changes()), file);
    log(result);
    Verdict verdict =
        new Verdict(limit(configuration), failOnDiagnostics, failOnIncomplete(), file);
    tell(verdict.on(result), result);
  }

  private void tell(String verdict, LintResult result) {
    if (result.isComplete()) {
      getLog().info(verdict);
    } else {
      getLog().warn(verdict);
    }
  }

  private RulePages rulePages() {
    return rulePages == null ? RulePages.DEFAULT : new RulePages(rulePages);
  }

  private static KnownFindings known(
      LintRequest request, LintResult result, @Nullable Path baseline) {
    return baseline == null
        ? new KnownFindings(result.findings(), List.of(), Changes.NONE)
        : KnownFindings.leftOut(result.findings(), baseline, result.isComplete(), request::checks);
  }

  private FailOn limit(Configuration configuration) throws MojoExecutionException {
    return failOn == null
        ? configuration.failOnOr(FailOn.WARNING)
        : Choice.of(FailOn.class, "tensorlint.failOn", failOn);
  }

  private ReportFormat form() throws MojoExecutionException {
    return Choice.of(ReportFormat.class, "tensorlint.format", format);
  }

  private Path reportFile() throws MojoExecutionException {
    return outputFile == null
        ? Path.of(project().getBuild().getDirectory(), "tensorlint." + form().extension())
        : outputFile.toPath();
  }

  private void write(Report report, Path file) throws MojoExecutionException {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      try (Writer writer = Files.newBufferedWriter(file)) {
        form().reporter(Palette.PLAIN, rulePages()::of, rulePages()).write(report, writer);
      }
    } catch (IOException e) {
      throw new MojoExecutionException("cannot write the report to " + file + ": " + e, e);
    }
  }

  /** Returns the report without times: the same sources give the same file. */
  private static Report report(
      LintResult result, LintResult all, Suppressed suppressed, Changes changes) {
    LintSummary summary = result.summary();
    return new Report(
        result.findings(),
        all.findings(),
        result.diagnostics(),
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
        ReportDetails.NONE,
        changes);
  }

  private Suppressed suppressed(
      LintResult result, LintResult all, LintRequest request, Configuration configuration)
      throws MojoExecutionException {
    return Suppressed.by(configuration)
        .withKnown(all.findings().size() - result.findings().size())
        .withFailOn(limit(configuration), result.findings())
        .withProject(
            result.summary().suppressed(),
            ProjectModel.among(result.models(), request.paths(), configuration))
        .withTests(result.summary().inTests());
  }

  private void log(LintResult result) {
    FindingLog log = new FindingLog(getLog());
    log.write(result.diagnostics());
    result.findings().forEach(finding -> log.write(finding, rulePages()));
  }
}
