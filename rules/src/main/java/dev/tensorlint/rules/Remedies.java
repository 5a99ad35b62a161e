// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Fault;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.fix.Code;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.model.LifecycleModels;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Keeps the remedies of findings until it is known which of these are told. */
final class Remedies {

  private final Program program;
  private final LifecycleModels models;
  private final Map<Finding, List<Remedy>> kept = new HashMap<>();
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private final Map<String, Optional<Code>> codes = new HashMap<>();

  Remedies(Program program, LifecycleModels models) {
    this.program = program;
    this.models = models;
  }

  /** Returns the finding, its remedies kept for it. */
  Finding keep(Finding finding, List<Remedy> remedies) {
    if (!remedies.isEmpty()) {
      kept.putIfAbsent(finding, remedies);
    }
    return finding;
  }

  /** Returns one for each finding whose fixes could not be made. */
  List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  /** Returns a finding with its fixes; without any where making them fails. */
  Finding fixed(Finding finding) {
    try {
      return withFixes(finding);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      Place at = finding.place();
      String task = "a finding of " + finding.rule() + " has no fixes";
      diagnostics.add(
          Fault.of(e).diagnostic(at.file().path(), at.start().line(), at.start().column(), task));
      return finding;
    }
  }

  private Finding withFixes(Finding finding) {
    List<Remedy> remedies = kept.getOrDefault(finding, List.of());
    Optional<Code> code = remedies.isEmpty() ? Optional.empty() : codeOf(finding);
    return code.map(file -> finding.withFixes(fixes(remedies, file))).orElse(finding);
  }

  private static List<Fix> fixes(List<Remedy> remedies, Code code) {
    return remedies.stream().flatMap(remedy -> remedy.in(code).stream()).distinct().toList();
  }

  private Optional<Code> codeOf(Finding finding) {
    return codes.computeIfAbsent(finding.place().file().path(), this::codeOf);
  }

  private Optional<Code> codeOf(String path) {
    return program.units().stream()
        .filter(unit -> unit.file().path().equals(path))
        .findFirst()
        .map(unit -> new Code(unit, program.types(), models));
  }
}
