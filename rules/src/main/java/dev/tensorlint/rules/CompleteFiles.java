// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.program.ProgramAnalysis;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The files in which the analysis of a rule was complete, so that an unused suppression can be
 * reported. A file is incomplete if the rule was off or failed, a name did not resolve, or a method
 * was not analysed. Every file is, if a check of the whole program exceeded its budget.
 */
final class CompleteFiles {

  private final Set<String> incomplete = new HashSet<>();
  private final boolean isProgramChecked;
  private final RuleRun run;
  private final RuleSettings settings;

  CompleteFiles(
      Program program, ProgramAnalysis.Outcome outcome, RuleRun run, RuleSettings settings) {
    this.run = run;
    this.settings = settings;
    isProgramChecked = outcome.diagnostics().stream().noneMatch(each -> each.path() == null);
    outcome.diagnostics().stream()
        .map(Diagnostic::path)
        .filter(Objects::nonNull)
        .forEach(incomplete::add);
    program.units().stream()
        .filter(unit -> unit.unresolvedNames() > 0)
        .map(CompilationUnit::file)
        .forEach(file -> incomplete.add(file.path()));
  }

  /**
   * Returns whether the analysis of a rule was complete in a file.
   *
   * @param rule its name, null for all rules
   */
  boolean contains(@Nullable String rule, String path) {
    return isProgramChecked
        && !incomplete.contains(path)
        && settings.reports(path)
        && (rule == null || (settings.runs(rule, path) && !run.hasFailed(rule)));
  }
}
