// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.buildtool.BuildException;
import dev.tensorlint.buildtool.Check;
import dev.tensorlint.buildtool.Choice;
import dev.tensorlint.buildtool.Outcome;
import dev.tensorlint.buildtool.ReportFiles;
import dev.tensorlint.buildtool.ReportSettings;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.FailOn;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
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

  @Override
  final LintRequest asked(LintRequest request) {
    return since == null ? request : request.forChange();
  }

  @Override
  final void use(LintRequest request, LintResult all, Configuration configuration)
      throws BuildException, MojoExecutionException, MojoFailureException {
    Check check = new Check(settings(configuration), allFiles(), log());
    Outcome outcome = check.report(request, all, configuration, this::lint);
    switch (outcome.kind()) {
      case PASSED -> getLog().info(outcome.message());
      case INCOMPLETE -> getLog().warn(outcome.message());
      case FAILED -> throw new MojoFailureException(outcome.message());
      case UNCHECKED -> throw new MojoExecutionException(outcome.message());
    }
  }

  private ReportSettings settings(Configuration configuration) throws BuildException {
    FailOn limit = limit(configuration);
    return new ReportSettings(
        limit,
        hasLimit() ? limit : configuration.failOnOr(FailOn.WARNING),
        failsOnDiagnostics(),
        failsOnIncomplete(),
        logsFindings(),
        baseline(configuration),
        since,
        allResults,
        ReportSettings.pages(rulePages));
  }

  /** Returns the mildest severity that fails the build where no parameter names one. */
  abstract FailOn usualLimit(Configuration configuration);

  private FailOn limit(Configuration configuration) throws BuildException {
    return failOn == null
        ? usualLimit(configuration)
        : Choice.of(FailOn.class, "tensorlint.failOn", failOn);
  }

  /** Returns whether the user has said what fails the build. */
  final boolean hasLimit() {
    return failOn != null;
  }

  @Override
  final void checkParameters() throws BuildException {
    limit(Configuration.DEFAULT);
    allFiles();
  }

  private ReportFiles allFiles() throws BuildException {
    return files().and(project().getBasedir().toPath(), output);
  }

  /** Returns the files that the goal writes. */
  abstract ReportFiles files() throws BuildException;

  /** Returns whether input that could not be checked fails the build. */
  abstract boolean failsOnDiagnostics();

  /** Returns whether code that could not be looked at in full fails the build. */
  abstract boolean failsOnIncomplete();

  /** Returns whether the log has the findings. */
  abstract boolean logsFindings();
}
