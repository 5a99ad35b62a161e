// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectModule;
import dev.tensorlint.rules.coverage.UnresolvedName;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.scanner.LintCoverage;
import java.util.Comparator;
import java.util.Optional;

/**
 * What is said of modules that are compiled for a newer Java than the one that runs: its API is not
 * known here. That is a gap where a call that concerns modelled types is unresolved by it.
 *
 * @param running the version of the Java that runs
 */
record NewerJava(ProjectLayout layout, int running) {

  /** Returns one diagnostic for all modules; empty if nothing modelled is used. */
  Optional<Diagnostic> diagnostic(LintCoverage coverage) {
    if (coverage.modelledFiles().isEmpty()) {
      return Optional.empty();
    }
    return layout.modules().stream()
        .filter(each -> each.release() > running)
        .max(Comparator.comparingInt(ProjectModule::release))
        .map(each -> diagnostic(each, isMissed(coverage)));
  }

  private static boolean isMissed(LintCoverage coverage) {
    return coverage.unresolved().listed().stream()
        .anyMatch(each -> each.cure() == UnresolvedName.Cure.RUN_NEWER_JAVA);
  }

  private Diagnostic diagnostic(ProjectModule module, boolean isMissed) {
    String what =
        "module `%s` is compiled for Java %d, and TensorLint runs on Java %d, which does not have the newer API"
            .formatted(module.name(), module.release(), running);
    String cure = "run TensorLint with Java %d or newer (JAVA_HOME)".formatted(module.release());
    String path = module.folder().toString().replace('\\', '/');
    return isMissed
        ? Diagnostic.gap(
            path, 0, 0, what + ": calls that concern modelled types are unresolved", cure)
        : new Diagnostic(Severity.NOTE, path, 0, 0, what + "; " + cure);
  }
}
