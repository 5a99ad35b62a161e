// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.buildtool.EarlierRevision;
import dev.tensorlint.report.since.SinceRevision;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whether a check is compared with an earlier revision, and with which. */
final class SinceOption {

  private final Console console;

  @Option(
      names = "--since",
      paramLabel = "REF",
      description =
          "Reports only findings that are new since the common ancestor of a Git branch, tag or"
              + " commit and HEAD, or whose trace touches a line that has changed since.")
  private @Nullable String revision;

  SinceOption(Console console) {
    this.console = console;
  }

  boolean isGiven() {
    return revision != null;
  }

  /** Returns a job as it is compared, which is the same where nothing is. */
  LintOptions.Job asked(LintOptions.Job job) {
    return isGiven() ? job.with(job.request().forChange()) : job;
  }

  /**
   * Compares.
   *
   * @param all what the check has found
   * @param reported those of it that no baseline knows
   * @throws IOException if the repository does not have the revision
   */
  SinceRevision.Compared compare(
      LintRequest request, LintResult all, List<Finding> reported, EarlierRevision.Lint lint)
      throws IOException {
    return new EarlierRevision(Objects.requireNonNull(revision), console.environment())
        .compare(request, all, reported, lint);
  }
}
