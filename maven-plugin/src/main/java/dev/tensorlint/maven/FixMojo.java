// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.buildtool.BuildException;
import dev.tensorlint.buildtool.FixUpdate;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.fix.FixResult;
import java.util.Objects;
import java.util.Set;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/**
 * Applies the fixes of findings to the project's Java sources, until none is left. Called by hand:
 * it changes sources, and is bound to no phase.
 */
@Mojo(name = "fix", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
public final class FixMojo extends FindingsMojo {

  /** Whether unsafe fixes are applied as well. */
  @Parameter(property = "tensorlint.unsafe", defaultValue = "false")
  private boolean unsafe;

  /** Names of the rules whose findings are fixed; all where none are given. */
  @Parameter(property = "tensorlint.rules")
  private Set<String> rules = Set.of();

  private @Nullable FixResult fixed;

  @Override
  void checkParameters() throws BuildException {
    update().requireKnownRules();
  }

  private FixUpdate update() {
    return new FixUpdate(rules, unsafe);
  }

  @Override
  LintResult lint(LintRequest request) {
    fixed = update().find(request, log());
    return fixed.remaining();
  }

  @Override
  void use(LintRequest request, LintResult result, Configuration configuration)
      throws BuildException {
    FixUpdate.write(Objects.requireNonNull(fixed), result, log());
  }
}
