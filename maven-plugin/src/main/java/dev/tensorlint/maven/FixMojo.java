// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.discovery.FileTree;
import dev.tensorlint.scanner.fix.AppliedFix;
import dev.tensorlint.scanner.fix.FixChoice;
import dev.tensorlint.scanner.fix.FixResult;
import dev.tensorlint.scanner.fix.FixedFile;
import dev.tensorlint.scanner.fix.Fixer;
import dev.tensorlint.scanner.fix.Rewrite;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

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

  private List<FixedFile> fixed = List.of();
  private List<AppliedFix> applied = List.of();

  @Override
  void checkParameters() throws MojoExecutionException {
    for (String name : rules) {
      if (RuleCatalog.find(name).isEmpty()) {
        throw new MojoExecutionException("unknown rule '" + name + "' in tensorlint.rules");
      }
    }
  }

  @Override
  LintResult lint(LintRequest request) {
    FixResult result = fixer().fix(request, new FixChoice(rules, unsafe));
    fixed = result.files();
    applied = result.applied();
    return result.remaining();
  }

  private Fixer fixer() {
    WorkMonitor progress = progress();
    return new Fixer((files, request) -> new Linter(files).lint(request, progress), FileTree.DISK);
  }

  @Override
  void use(LintRequest request, LintResult result, Configuration configuration)
      throws MojoExecutionException {
    FindingLog log = new FindingLog(getLog());
    result.diagnostics().forEach(log::write);
    for (FixedFile file : fixed) {
      write(file);
    }
    applied.forEach(fix -> getLog().info(line(fix)));
    getLog()
        .info("fixes applied: " + applied.size() + ", findings left: " + result.findings().size());
    if (!result.isComplete()) {
      getLog().warn("INCOMPLETE: not everything could be checked, more may be left to fix");
    }
  }

  private static void write(FixedFile file) throws MojoExecutionException {
    try {
      Rewrite.write(file);
    } catch (IOException e) {
      throw new MojoExecutionException("cannot fix " + file.name() + ": " + e.getMessage(), e);
    }
  }

  private static String line(AppliedFix fix) {
    return fix.file() + ":" + fix.line() + ": " + fix.rule() + ": " + fix.title();
  }
}
