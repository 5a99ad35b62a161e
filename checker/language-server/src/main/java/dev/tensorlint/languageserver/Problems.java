// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tells the client what could not be read or analysed. Not thread-safe. */
final class Problems {

  private final ClientLog log;
  private final Publisher publisher;
  private Set<String> failures = Set.of();

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
    byFile.forEach(
        (name, problems) ->
            publisher.publish(name, problems.stream().map(ProblemDiagnostics::of).toList()));
  }

  /** What the last analyses could not do is told once, and again when it comes back. */
  void tellFailures(List<Folder> folders) {
    Set<String> now = new LinkedHashSet<>();
    folders.forEach(
        folder ->
            folder.project().results().problems().stream()
                .filter(problem -> problem.severity() != Severity.NOTE)
                .forEach(problem -> now.add(problem.oneLine())));
    now.stream().filter(each -> !failures.contains(each)).forEach(this::warn);
    failures = now;
  }

  private void warn(String what) {
    log.warn("tensorlint: " + what);
  }
}
