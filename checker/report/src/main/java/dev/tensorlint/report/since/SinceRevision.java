// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.since;

import dev.tensorlint.report.Changes;
import dev.tensorlint.report.baseline.Baseline;
import dev.tensorlint.report.git.GitRevision;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * A comparison with an earlier revision: the code as it was there is linted as well, with the same
 * settings, models and class path.
 *
 * @param named the revision, as the user names it
 * @param environment the variables of the user, with which Git runs
 */
public record SinceRevision(String named, Map<String, String> environment) {

  /**
   * What is checked.
   *
   * @param paths files and folders of sources
   * @param folder paths below it are reported relative to it
   * @param checks whether a rule is asked for in a file, as reports show it
   */
  public record Scope(List<Path> paths, Path folder, BiPredicate<String, String> checks) {}

  /** What a lint of a state of the code has found. */
  public record Found(List<Finding> findings, List<Diagnostic> diagnostics) {

    boolean isComplete() {
      return diagnostics.stream().noneMatch(each -> each.isFailure() || each.isGap());
    }
  }

  /** Lints the scope with other contents of some files, and without others. */
  @FunctionalInterface
  public interface Lint {

    Found with(Map<Path, byte[]> contents, Set<Path> absent) throws IOException;
  }

  /**
   * What is left of the findings.
   *
   * @param notes what the user must know of the earlier revision
   */
  public record Compared(List<Finding> findings, Changes changes, List<Diagnostic> notes) {}

  /**
   * Compares.
   *
   * @param all what the check has found
   * @param reported those of it that no baseline knows
   * @throws IOException if the repository does not have the revision
   */
  public Compared compare(Scope scope, Found all, List<Finding> reported, Lint lint)
      throws IOException {
    GitRevision.Difference difference = difference(scope);
    Found before = lint.with(difference.before(), difference.added());
    Baseline.Comparison comparison =
        Baseline.of(before.findings(), new MovedPaths(difference.moved(), scope.folder()))
            .compare(all.findings(), scope.checks());
    Set<Finding> fresh = new HashSet<>(comparison.fresh());
    Set<Finding> unchanged = new HashSet<>(all.findings());
    unchanged.removeAll(fresh);
    ChangedLines lines = ChangedLines.of(difference, scope.folder());
    List<Finding> left =
        reported.stream().filter(each -> fresh.contains(each) || lines.concern(each)).toList();
    Changes changes =
        new Changes(true, named, unchanged, all.isComplete() ? comparison.stale() : List.of());
    return new Compared(left, changes, notes(before));
  }

  /** What is checked may lie in several repositories. */
  private GitRevision.Difference difference(Scope scope) throws IOException {
    Map<Path, byte[]> before = new HashMap<>();
    Set<Path> added = new HashSet<>();
    Map<Path, Path> moved = new HashMap<>();
    Set<Path> tops = new HashSet<>();
    for (Path folder : folders(scope)) {
      GitRevision revision = GitRevision.of(folder, named, environment);
      if (tops.add(revision.top())) {
        GitRevision.Difference each = revision.difference();
        before.putAll(each.before());
        added.addAll(each.added());
        moved.putAll(each.moved());
      }
    }
    return new GitRevision.Difference(before, added, moved);
  }

  private static Set<Path> folders(Scope scope) {
    Set<Path> folders = new LinkedHashSet<>();
    for (Path each : scope.paths()) {
      Path path = scope.folder().resolve(each).normalize();
      Path parent = path.getParent();
      folders.add(Files.isDirectory(path) || parent == null ? path : parent);
    }
    return folders;
  }

  /** A finding that only seems new is better than one that is missing. */
  private List<Diagnostic> notes(Found before) {
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
