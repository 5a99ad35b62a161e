// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Tells the client what could not be read or analysed. Not thread-safe. */
final class Problems {

  private final ClientLog log;
  private final Publisher publisher;
  private final Map<Path, Map<String, List<Diagnostic>>> ofBuilds = new HashMap<>();
  private final Map<Path, Set<String>> gapsOfBuilds = new HashMap<>();
  private Set<String> failures = Set.of();
  private Set<String> gaps = Set.of();

  Problems(ClientLog log, Publisher publisher) {
    this.log = log;
    this.publisher = publisher;
  }

  /** What is wrong in a file is told there, and everything else in the log. */
  void tell(List<Diagnostic> all) {
    Map<String, List<Diagnostic>> byFile = new LinkedHashMap<>();
    for (Diagnostic problem : all) {
      String path = problem.path();
      if (path != null && problem.line() > 0 && Path.of(path).isAbsolute()) {
        byFile.computeIfAbsent(path, any -> new ArrayList<>()).add(problem);
      } else {
        warn(problem.oneLine());
      }
    }
    byFile.forEach(this::publish);
  }

  /**
   * Tells what is missing in the class path of a folder: in the build files, and, when it has
   * changed, as one message.
   */
  void tellBuild(Path folder, List<Diagnostic> now) {
    Map<String, List<Diagnostic>> byFile = new LinkedHashMap<>();
    Set<String> lines = new LinkedHashSet<>();
    for (Diagnostic problem : now) {
      String path = problem.path();
      if (path != null && BuildFiles.isOne(path)) {
        byFile.computeIfAbsent(path, any -> new ArrayList<>()).add(problem);
      }
      lines.add(problem.oneLine());
    }
    Map<String, List<Diagnostic>> before = ofBuilds.getOrDefault(folder, Map.of());
    ofBuilds.put(folder, byFile);
    before.keySet().stream().filter(name -> !byFile.containsKey(name)).forEach(publisher::clear);
    byFile.forEach(this::publish);
    if (!lines.isEmpty() && !lines.equals(gapsOfBuilds.get(folder))) {
      show("the class path of " + folder + " is incomplete", lines);
    }
    gapsOfBuilds.put(folder, lines);
  }

  /** Forgets a folder. */
  void forget(Path folder) {
    tellBuild(folder, List.of());
    ofBuilds.remove(folder);
    gapsOfBuilds.remove(folder);
  }

  /** Returns what is wrong in a build file. */
  List<Diagnostic> inBuildFile(String name) {
    return ofBuilds.values().stream()
        .flatMap(each -> each.getOrDefault(name, List.of()).stream())
        .toList();
  }

  private void publish(String name, List<Diagnostic> problems) {
    publisher.publish(name, problems.stream().map(ProblemDiagnostics::of).toList());
  }

  /**
   * What the last analyses could not do is reported once, and again when it recurs: in the log, and
   * code that was not looked at and has no place in a source as one message.
   *
   * @param isWhole whether a folder has its class path; without it, much is not resolved yet
   */
  void tellFailures(List<Folder> folders, Predicate<Folder> isWhole) {
    Set<String> nowFailures = new LinkedHashSet<>();
    Set<String> nowGaps = new TreeSet<>();
    for (Folder folder : folders) {
      for (Diagnostic problem : folder.project().results().problems()) {
        if (problem.isGap() && isWhole.test(folder)) {
          nowGaps.add(problem.oneLine());
        } else if (!problem.isGap() && problem.severity() != Severity.NOTE) {
          nowFailures.add(problem.oneLine());
        }
      }
    }
    nowFailures.stream().filter(each -> !failures.contains(each)).forEach(this::warn);
    failures = nowFailures;
    Set<String> news = new TreeSet<>(nowGaps);
    news.removeAll(gaps);
    if (!news.isEmpty()) {
      show("not all code was analysed", news);
    }
    gaps = nowGaps;
  }

  /** Shows the first of some lines, and writes all to the log. */
  private void show(String what, Set<String> lines) {
    lines.forEach(this::warn);
    String others =
        lines.size() == 1 ? "" : " (and " + (lines.size() - 1) + " more, which are in the log)";
    log.show("TensorLint: " + what + ": " + lines.iterator().next() + others);
  }

  private void warn(String what) {
    log.warn("tensorlint: " + what);
  }
}
