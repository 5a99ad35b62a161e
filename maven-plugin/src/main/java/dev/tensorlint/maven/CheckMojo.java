// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.buildtool.BuildException;
import dev.tensorlint.buildtool.Choice;
import dev.tensorlint.buildtool.ReportFiles;
import dev.tensorlint.report.ReportFormat;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.FailOn;
import java.io.File;
import java.nio.file.Path;
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
public final class CheckMojo extends ReportingMojo {

  /**
   * Whether input that could not be checked, such as a file that does not parse or a broken model,
   * fails the build.
   */
  @Parameter(property = "tensorlint.failOnDiagnostics", defaultValue = "true")
  private boolean failOnDiagnostics;

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
  FailOn usualLimit(Configuration configuration) {
    return configuration.failOnOr(FailOn.WARNING);
  }

  @Override
  ReportFiles files() throws BuildException {
    ReportFormat form = Choice.of(ReportFormat.class, "tensorlint.format", format);
    Path folder = Path.of(project().getBuild().getDirectory());
    Path file =
        outputFile == null ? folder.resolve("tensorlint." + form.extension()) : outputFile.toPath();
    return ReportFiles.of(form, file);
  }

  @Override
  boolean failsOnDiagnostics() {
    return failOnDiagnostics;
  }

  @Override
  boolean failsOnIncomplete() {
    return failOnIncomplete();
  }

  @Override
  boolean logsFindings() {
    return true;
  }
}
