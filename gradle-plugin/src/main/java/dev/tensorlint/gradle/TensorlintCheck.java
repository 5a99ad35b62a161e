// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import dev.tensorlint.gradle.work.CheckWork;
import java.io.File;
import java.util.LinkedHashMap;
import org.gradle.api.provider.MapProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.OutputFiles;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.options.Option;

/**
 * Finds tensor lifecycle bugs: each finding is logged, all of them go to report files, and those of
 * a given severity fail the build. Sources are only read, never executed or changed.
 */
@CacheableTask
public abstract class TensorlintCheck extends TensorlintTask implements ReportOptions {

  /** Says why a check with a revision is always out of date. */
  private static final String HISTORY = "the history of the repository is no input";

  public TensorlintCheck() {
    getOutputs().upToDateWhen(task -> !((TensorlintCheck) task).getSince().isPresent());
    getOutputs().doNotCacheIf(HISTORY, task -> ((TensorlintCheck) task).getSince().isPresent());
  }

  /** The report files by the names of their forms, at least one; the log refers to the first. */
  @OutputFiles
  public abstract MapProperty<String, File> getReportFiles();

  @Override
  @Option(option = "fail-on", description = "Mildest severity that fails the build")
  public abstract Property<String> getFailOn();

  @Override
  @Option(option = "since", description = "Reports only what is new since a Git revision")
  public abstract Property<String> getSince();

  /** Lints and reports. */
  @TaskAction
  public void check() {
    CheckWork.Reporting reporting =
        new CheckWork.Reporting(
            getFailOn().getOrNull(),
            getFailOnDiagnostics().get(),
            getFailOnIncomplete().get(),
            getSince().getOrNull(),
            getAllResults().get(),
            getRulePages().getOrNull(),
            new LinkedHashMap<>(getReportFiles().get()));
    submit(CheckWork.class, parameters -> parameters.getReporting().set(reporting));
  }
}
