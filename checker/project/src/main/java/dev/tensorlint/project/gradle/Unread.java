// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.project.ProjectGap;
import dev.tensorlint.project.artifact.ArtifactResolver;
import dev.tensorlint.rules.finding.Diagnostic;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What could not be read or found, by module. */
final class Unread {

  private static final String CURE =
      "write the class path to a file (docs/cli.md, \"Gradle\") and add --classpath @classpath.txt";

  private final Map<String, Set<Call>> calls = new LinkedHashMap<>();
  private final Map<String, Set<ArtifactResolver.Missing>> missing = new LinkedHashMap<>();

  private record Call(Path file, int line, String quote) {}

  /** Notes a call whose meaning is not literal. */
  void add(String module, Script script, Span span) {
    Call call = new Call(script.file(), span.line(), script.quote(span));
    calls.computeIfAbsent(module, any -> new LinkedHashSet<>()).add(call);
  }

  /** Notes libraries that are not found. */
  void addMissing(String module, List<ArtifactResolver.Missing> libraries) {
    missing.computeIfAbsent(module, any -> new LinkedHashSet<>()).addAll(libraries);
  }

  /**
   * Returns the gaps of some modules, one for each cause.
   *
   * @param places where a gap of a module is shown that has no place in a script
   */
  List<ProjectGap> gaps(Map<String, Path> places) {
    List<ProjectGap> gaps = new ArrayList<>();
    places.forEach(
        (module, place) -> {
          List<Call> unreadable = List.copyOf(calls.getOrDefault(module, Set.of()));
          if (!unreadable.isEmpty()) {
            gaps.add(cannotBeRead(module, unreadable));
          }
          byReason(module)
              .forEach((reason, lost) -> gaps.add(notFound(module, place, reason, lost)));
        });
    return gaps;
  }

  private Map<String, List<ArtifactResolver.Missing>> byReason(String module) {
    Map<String, List<ArtifactResolver.Missing>> byReason = new LinkedHashMap<>();
    missing
        .getOrDefault(module, Set.of())
        .forEach(
            each -> byReason.computeIfAbsent(each.reason(), any -> new ArrayList<>()).add(each));
    return byReason;
  }

  private static ProjectGap cannotBeRead(String module, List<Call> unreadable) {
    Call first = unreadable.get(0);
    return new ProjectGap(
        ProjectFiles.shown(first.file()),
        first.line(),
        module,
        ProjectGap.Kind.VERSIONS,
        "{} cannot be read without running Gradle",
        unreadable.stream().map(call -> "`" + call.quote() + "`").toList(),
        CURE);
  }

  private static ProjectGap notFound(
      String module, Path place, String reason, List<ArtifactResolver.Missing> lost) {
    return new ProjectGap(
        ProjectFiles.shown(place),
        0,
        module,
        lost.get(0).kind(),
        "{} " + reason,
        lost.stream().map(ArtifactResolver.Missing::name).toList(),
        CURE);
  }

  /** Returns a gap for each file that cannot be read. */
  static List<Diagnostic> unreadable(List<Scripts.Problem> problems) {
    return problems.stream()
        .map(
            each ->
                Diagnostic.gap(
                    ProjectFiles.shown(each.file()),
                    each.line(),
                    0,
                    "the build file cannot be read: " + each.message(),
                    CURE))
        .toList();
  }

  /** Returns the gap of a build with more declarations than are read. */
  static Diagnostic tooLarge(Path root) {
    return Diagnostic.gap(
        ProjectFiles.shown(root), 0, 0, "the build is too large to be read in full", CURE);
  }
}
