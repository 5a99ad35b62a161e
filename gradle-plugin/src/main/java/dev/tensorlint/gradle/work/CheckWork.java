// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle.work;

import dev.tensorlint.buildtool.BuildException;
import dev.tensorlint.buildtool.Check;
import dev.tensorlint.buildtool.Choice;
import dev.tensorlint.buildtool.Outcome;
import dev.tensorlint.buildtool.ReportFiles;
import dev.tensorlint.buildtool.ReportSettings;
import dev.tensorlint.report.ReportFormat;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.ConfigurationFile;
import dev.tensorlint.rules.config.FailOn;
import dev.tensorlint.scanner.LintRequest;
import java.io.File;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.gradle.api.GradleException;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.VerificationException;
import org.jspecify.annotations.Nullable;

/** Reports what is found, and fails the build if it must. */
public abstract class CheckWork extends LintWork<CheckWork.Parameters> {

  /** What a check takes. */
  public interface Parameters extends LintWork.Parameters {

    /** What is reported. */
    Property<Reporting> getReporting();
  }

  /**
   * The options of {@link dev.tensorlint.gradle.ReportOptions}.
   *
   * @param files the report files by the names of their forms, at least one
   */
  public record Reporting(
      @Nullable String failOn,
      boolean failOnDiagnostics,
      boolean failOnIncomplete,
      @Nullable String since,
      boolean allResults,
      @Nullable String rulePages,
      LinkedHashMap<String, File> files)
      implements Serializable {

    private static final long serialVersionUID = 1L;
  }

  @Override
  final void run(LintRequest request, ConfigurationFile.Loaded loaded) throws BuildException {
    Reporting reporting = getParameters().getReporting().get();
    LintRequest asked = reporting.since() == null ? request : request.forChange();
    ReportSettings settings = settings(reporting, loaded);
    Check check = new Check(settings, files(reporting), log());
    Outcome outcome =
        check.report(
            asked, lint(asked).with(loaded.diagnostics()), loaded.configuration(), this::lint);
    conclude(outcome);
  }

  private void conclude(Outcome outcome) {
    switch (outcome.kind()) {
      case PASSED -> log().info(outcome.message());
      case INCOMPLETE -> log().warn(outcome.message());
      case FAILED -> throw new VerificationException(outcome.message());
      case UNCHECKED -> throw new GradleException(outcome.message());
    }
  }

  private ReportSettings settings(Reporting reporting, ConfigurationFile.Loaded loaded)
      throws BuildException {
    FailOn limit = limit(reporting.failOn(), loaded.configuration());
    return new ReportSettings(
        limit,
        limit,
        reporting.failOnDiagnostics(),
        reporting.failOnIncomplete(),
        true,
        baseline(loaded),
        reporting.since(),
        reporting.allResults(),
        ReportSettings.pages(reporting.rulePages()));
  }

  private static FailOn limit(@Nullable String failOn, Configuration configuration)
      throws BuildException {
    return failOn == null
        ? configuration.failOnOr(FailOn.WARNING)
        : Choice.of(FailOn.class, "tensorlint.failOn", failOn);
  }

  private static ReportFiles files(Reporting reporting) throws BuildException {
    Map<Path, ReportFormat> files = new LinkedHashMap<>();
    for (Map.Entry<String, File> each : reporting.files().entrySet()) {
      ReportFormat format = Choice.of(ReportFormat.class, "tensorlint.reports", each.getKey());
      files.put(each.getValue().toPath(), format);
    }
    return new ReportFiles(files);
  }
}
