// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.rules.finding.Diagnostic;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What could not be read or found, by module; each module makes one gap of it. */
final class Unread {

  /** Libraries that a message names. */
  private static final int NAMED = 3;

  private static final String CURE =
      "write the class path to a file (docs/cli.md, \"Gradle\") and add --classpath @classpath.txt";

  private final Map<String, Set<Call>> calls = new LinkedHashMap<>();
  private final Map<String, List<String>> missing = new LinkedHashMap<>();

  private record Call(Path file, int line, String quote) {}

  /** Notes a call whose meaning is not literal. */
  void add(String module, Script script, Span span) {
    Call call = new Call(script.file(), span.line(), script.quote(span));
    calls.computeIfAbsent(module, any -> new LinkedHashSet<>()).add(call);
  }

  /** Notes libraries that are not found, each with the reason. */
  void addMissing(String module, List<String> libraries) {
    if (!libraries.isEmpty()) {
      missing.computeIfAbsent(module, any -> new ArrayList<>()).addAll(libraries);
    }
  }

  boolean isEmpty(String module) {
    return !calls.containsKey(module) && !missing.containsKey(module);
  }

  /** Returns the gap of each module, and one for each file that cannot be read. */
  List<Diagnostic> gaps(Map<String, Path> folders, List<Scripts.Problem> problems) {
    List<Diagnostic> gaps = new ArrayList<>();
    problems.forEach(each -> gaps.add(gap(each)));
    for (Map.Entry<String, Path> module : folders.entrySet()) {
      if (!isEmpty(module.getKey())) {
        gaps.add(gap(module.getKey(), module.getValue()));
      }
    }
    return gaps;
  }

  /** Returns the gap of a build with more declarations than are read. */
  static Diagnostic tooLarge(Path root) {
    return Diagnostic.gap(
        ProjectFiles.shown(root), 0, 0, "the build is too large to be read in full", CURE);
  }

  private Diagnostic gap(Scripts.Problem problem) {
    return Diagnostic.gap(
        ProjectFiles.shown(problem.file()),
        problem.line(),
        0,
        "the build file cannot be read: " + problem.message(),
        CURE);
  }

  private Diagnostic gap(String module, Path folder) {
    List<Call> unreadable = List.copyOf(calls.getOrDefault(module, Set.of()));
    List<String> absent = missing.getOrDefault(module, List.of());
    Path file = unreadable.isEmpty() ? folder : unreadable.get(0).file();
    int line = unreadable.isEmpty() ? 0 : unreadable.get(0).line();
    List<String> parts = new ArrayList<>();
    if (!unreadable.isEmpty()) {
      parts.add(cannotBeRead(unreadable));
    }
    if (!absent.isEmpty()) {
      parts.add(notFound(absent));
    }
    String what = "Gradle module `" + module + "`: " + String.join(", and ", parts);
    return Diagnostic.gap(ProjectFiles.shown(file), line, 0, what, CURE);
  }

  private String cannotBeRead(List<Call> unreadable) {
    Call first = unreadable.get(0);
    String others = unreadable.size() == 1 ? "" : " and " + (unreadable.size() - 1) + " more";
    return "`" + first.quote() + "`" + others + " cannot be read without running Gradle";
  }

  private static String notFound(List<String> absent) {
    List<String> distinct = absent.stream().distinct().toList();
    String names = String.join("; ", distinct.subList(0, Math.min(NAMED, distinct.size())));
    String others = distinct.size() <= NAMED ? "" : " and " + (distinct.size() - NAMED) + " more";
    return names + others;
  }
}
