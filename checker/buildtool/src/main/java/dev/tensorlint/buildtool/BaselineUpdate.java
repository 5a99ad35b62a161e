// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import dev.tensorlint.report.baseline.Baseline;
import dev.tensorlint.report.baseline.BaselineFile;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes the present findings to a baseline. Modules that are built at the same time share the
 * file: one writes it at a time.
 *
 * @param prune only removes what is no longer found
 * @param failOnIncomplete whether nothing is written where not everything could be checked
 */
public record BaselineUpdate(boolean prune, boolean failOnIncomplete) {

  /**
   * Writes the baseline.
   *
   * @return the line to log
   * @throws BuildException if not enough could be checked, or the file cannot be read or written
   */
  public String write(LintRequest request, LintResult result, Path file) throws BuildException {
    if (isTooIncomplete(result)) {
      throw new BuildException("the baseline is not written, as not everything could be checked");
    }
    Baseline old = read(file);
    Baseline renewed =
        result.isComplete() ? renewed(old, request, result) : old.extended(result.findings());
    try {
      BaselineFile.write(renewed, file);
    } catch (IOException e) {
      throw new BuildException("cannot write the baseline " + file + ": " + e, e);
    }
    return renewed.findings().size() + " findings are known in " + file;
  }

  /** What was not looked at may hold what is known: nothing is removed without a full check. */
  private boolean isTooIncomplete(LintResult result) {
    return result.hasFailed() || (!result.isComplete() && (prune || failOnIncomplete));
  }

  private Baseline renewed(Baseline old, LintRequest request, LintResult result) {
    return prune
        ? old.without(old.compare(result.findings(), request::checks).stale())
        : old.renewed(result.findings(), request::checks);
  }

  private Baseline read(Path file) throws BuildException {
    if (!prune && Files.notExists(file)) {
      return Baseline.EMPTY;
    }
    BaselineFile.Loaded loaded = BaselineFile.read(file);
    if (!loaded.diagnostics().isEmpty()) {
      throw new BuildException(loaded.diagnostics().get(0).oneLine());
    }
    return loaded.baseline();
  }
}
