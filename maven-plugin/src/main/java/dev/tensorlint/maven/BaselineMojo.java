// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.report.baseline.Baseline;
import dev.tensorlint.report.baseline.BaselineFile;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Writes the present findings to the baseline, so that {@code check} leaves them out. In a project
 * of several modules each renews its part of the file.
 */
@Mojo(name = "baseline", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
public final class BaselineMojo extends FindingsMojo {

  /** Only removes what is no longer found. */
  @Parameter(property = "tensorlint.prune", defaultValue = "false")
  private boolean prune;

  @Override
  void checkParameters() {}

  @Override
  void use(LintRequest request, LintResult result, Configuration configuration)
      throws MojoExecutionException {
    new FindingLog(getLog()).write(result.diagnostics());
    if (isTooIncomplete(result)) {
      throw new MojoExecutionException(
          "the baseline is not written, as not everything could be checked");
    }
    Path configured = baseline(configuration);
    Path file = configured == null ? buildFolder().resolve(Baseline.FILE_NAME) : configured;
    // Modules that are built at the same time share the file.
    synchronized (BaselineMojo.class) {
      write(request, result, file);
    }
  }

  private void write(LintRequest request, LintResult result, Path file)
      throws MojoExecutionException {
    Baseline old = read(file);
    Baseline renewed =
        result.isComplete() ? renewed(old, request, result) : old.extended(result.findings());
    try {
      BaselineFile.write(renewed, file);
    } catch (IOException e) {
      throw new MojoExecutionException("cannot write the baseline " + file + ": " + e, e);
    }
    getLog().info(renewed.findings().size() + " findings are known in " + file);
  }

  /** What was not looked at may hold what is known: nothing is removed without a full check. */
  private boolean isTooIncomplete(LintResult result) {
    return result.hasFailed() || (!result.isComplete() && (prune || failOnIncomplete()));
  }

  private Baseline renewed(Baseline old, LintRequest request, LintResult result) {
    return prune
        ? old.without(old.compare(result.findings(), request::checks).stale())
        : old.renewed(result.findings(), request::checks);
  }

  private Baseline read(Path file) throws MojoExecutionException {
    if (!prune && Files.notExists(file)) {
      return Baseline.EMPTY;
    }
    BaselineFile.Loaded loaded = BaselineFile.read(file);
    if (!loaded.diagnostics().isEmpty()) {
      throw new MojoExecutionException(loaded.diagnostics().get(0).oneLine());
    }
    return loaded.baseline();
  }
}
