// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.buildtool.BaselineUpdate;
import dev.tensorlint.buildtool.BuildException;
import dev.tensorlint.buildtool.FindingLog;
import dev.tensorlint.report.baseline.Baseline;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import java.nio.file.Path;
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
      throws BuildException {
    new FindingLog(log()).write(result.diagnostics());
    Path configured = baseline(configuration);
    Path file = configured == null ? buildFolder().resolve(Baseline.FILE_NAME) : configured;
    BaselineUpdate update = new BaselineUpdate(prune, failOnIncomplete());
    // Modules that are built at the same time share the file.
    synchronized (BaselineMojo.class) {
      getLog().info(update.write(request, result, file));
      if (configured == null) {
        String use =
            "to leave them out of `check`, set `baseline` of the plugin (-Dtensorlint.baseline) to"
                + " that file, or `baseline: "
                + Baseline.FILE_NAME
                + "` in tensorlint.yaml";
        getLog().info(use);
      }
    }
  }
}
