// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import dev.tensorlint.report.since.SinceRevision;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.discovery.FileOverlay;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Compares what a lint has found with what it finds in an earlier revision of the sources. */
public final class EarlierRevision {

  private final SinceRevision since;

  /**
   * @param revision branch, tag or commit of a Git repository
   * @param environment in which Git runs
   */
  public EarlierRevision(String revision, Map<String, String> environment) {
    this.since = new SinceRevision(revision, environment);
  }

  /** Lints sources as they were at another time. */
  @FunctionalInterface
  public interface Lint {

    LintResult of(LintRequest request) throws IOException;
  }

  /**
   * Compares.
   *
   * @param all what the lint has found
   * @param reported those of it that no baseline knows
   * @throws IOException if the repository does not have the revision, or a lint fails
   */
  public SinceRevision.Compared compare(
      LintRequest request, LintResult all, List<Finding> reported, Lint lint) throws IOException {
    return since.compare(
        new SinceRevision.Scope(request.paths(), request.workingDirectory(), request::checks),
        found(all),
        reported,
        (contents, absent) ->
            found(lint.of(request.withOverlay(new FileOverlay(contents, absent)))));
  }

  private static SinceRevision.Found found(LintResult result) {
    return new SinceRevision.Found(result.findings(), result.diagnostics());
  }
}
