// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.buildtool.BuildException;
import dev.tensorlint.buildtool.LintSettings;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.ConfigurationFile;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;

/** A goal that does something with the findings in the project's sources. */
abstract class FindingsMojo extends LintMojo {

  @Override
  final void run(LintRequest request, ConfigurationFile.Loaded loaded)
      throws BuildException, MojoExecutionException, MojoFailureException {
    LintResult result = lint(request);
    use(request, result.with(loaded.diagnostics()), loaded.configuration());
  }

  /** Lints the sources. */
  LintResult lint(LintRequest request) {
    return LintSettings.linter().lint(request, progress());
  }

  /** Does what the goal is for. */
  abstract void use(LintRequest request, LintResult result, Configuration configuration)
      throws BuildException, MojoExecutionException, MojoFailureException;
}
