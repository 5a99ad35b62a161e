// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.project.git.GitRevision;
import dev.tensorlint.report.Changes;
import dev.tensorlint.report.baseline.Baseline;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.discovery.FileOverlay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * A comparison with an earlier revision: the code as it was there is linted as well, with the same
 * settings, models and class path.
 */
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

  /** Lints a request. */
  @FunctionalInterface
  interface Lint {

    LintResult of(LintRequest request) throws IOException;
  }

  /**
   * What is left of the findings.
   *
   * @param notes what the user must know of the earlier revision
   */
  record Compared(List<Finding> findings, Changes changes, List<Diagnostic> notes) {}

  boolean isGiven() {
    return revision != null;
  }

  /**
   * Compares.
   *
   * @param all what the check has found
   * @param reported those of it that no baseline knows
   * @throws IOException if the repository does not have the revision
   */
  Compared compare(LintRequest request, LintResult all, List<Finding> reported, Lint lint)
      throws IOException {
    String named = Objects.requireNonNull(revision);
    GitRevision.Difference difference = difference(request, named);
    LintResult before =
        lint.of(request.withOverlay(new FileOverlay(difference.before(), difference.added())));
    Baseline.Comparison comparison =
        Baseline.of(before.findings(), new MovedPaths(difference.moved(), request))
            .compare(all.findings(), request::checks);
    Set<Finding> fresh = new HashSet<>(comparison.fresh());
    Set<Finding> unchanged = new HashSet<>(all.findings());
    unchanged.removeAll(fresh);
    ChangedLines lines = ChangedLines.of(difference, request.workingDirectory());
    List<Finding> left =
        reported.stream().filter(each -> fresh.contains(each) || lines.concern(each)).toList();
    Changes changes =
        new Changes(true, named, unchanged, all.isComplete() ? comparison.stale() : List.of());
    return new Compared(left, changes, notes(named, before));
  }

  /** Several PATHs may lie in several repositories. */
  private GitRevision.Difference difference(LintRequest request, String named) throws IOException {
    Map<Path, byte[]> before = new HashMap<>();
    Set<Path> added = new HashSet<>();
    Map<Path, Path> moved = new HashMap<>();
    for (Path folder : folders(request)) {
      GitRevision.Difference each =
          GitRevision.of(folder, named, console.environment()).difference();
      before.putAll(each.before());
      added.addAll(each.added());
      moved.putAll(each.moved());
    }
    return new GitRevision.Difference(before, added, moved);
  }

  private static Set<Path> folders(LintRequest request) {
    Set<Path> folders = new HashSet<>();
    for (Path each : request.paths()) {
      Path path = request.workingDirectory().resolve(each).normalize();
      Path parent = path.getParent();
      folders.add(Files.isDirectory(path) || parent == null ? path : parent);
    }
    return folders;
  }

  /** A finding that only seems new is better than one that is missing. */
  private static List<Diagnostic> notes(String named, LintResult before) {
    List<Diagnostic> notes = new ArrayList<>();
    for (Diagnostic each : before.diagnostics()) {
      if (each.isFailure() && each.path() != null && each.path().endsWith(".java")) {
        notes.add(
            new Diagnostic(
                Severity.NOTE,
                each.path(),
                0,
                0,
                "was not checked as it is in " + named + ", so its findings count as new"));
      }
    }
    return notes;
  }
}
