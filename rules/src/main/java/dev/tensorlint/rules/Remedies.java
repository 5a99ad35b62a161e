// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Fault;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.fix.Code;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.work.Work;
import dev.tensorlint.rules.work.WorkExceededException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Keeps the remedies of findings until it is known which findings are reported. */
final class Remedies {

  private final Program program;
  private final LifecycleModels models;
  private final int stepBudget;
  private final boolean isWhole;
  private final Map<Spot, List<Remedy>> kept = new HashMap<>();
  private final Map<String, Optional<Code>> codes = new HashMap<>();
  private final Map<List<String>, Diagnostic> leftOut = new LinkedHashMap<>();

  /**
   * @param stepBudget most steps for the fixes of a file
   * @param isWhole whether the program has no other files
   */
  Remedies(Program program, LifecycleModels models, int stepBudget, boolean isWhole) {
    this.isWhole = isWhole;
    this.program = program;
    this.models = models;
    this.stepBudget = stepBudget;
  }

  /** A finding and its span: all places of a file have the same hash. */
  private record Spot(Span span, Finding finding) {
    static Spot of(Finding finding) {
      return new Spot(finding.place().span(), finding);
    }
  }

  /** Keeps the remedies of a finding, and returns the finding. */
  Finding keep(Finding finding, List<Remedy> remedies) {
    if (!remedies.isEmpty()) {
      kept.putIfAbsent(Spot.of(finding), remedies);
    }
    return finding;
  }

  /**
   * Returns findings with their fixes; those that one edit repairs have the same. A finding whose
   * fixes cannot be made stays without them.
   */
  List<Finding> fixed(List<Finding> findings) {
    SharedFixes shared = new SharedFixes();
    List<Finding> fixed = findings.stream().map(finding -> fixed(finding, shared)).toList();
    return fixed.stream().map(finding -> withShared(finding, shared)).toList();
  }

  private Finding fixed(Finding finding, SharedFixes shared) {
    return guarded(finding, () -> withFixes(finding, shared));
  }

  private Finding withShared(Finding finding, SharedFixes shared) {
    return guarded(
        finding, () -> codeOf(finding).map(code -> shared.planned(finding, code)).orElse(finding));
  }

  private Finding guarded(Finding finding, Supplier<Finding> fixed) {
    try {
      return fixed.get();
    } catch (WorkExceededException e) {
      String why = "those of this file take " + e.getMessage() + "; " + WorkExceededException.CURE;
      leaveOut(finding, Severity.WARNING, why);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      Fault fault = Fault.of(e);
      String subject = fault.isDefect() ? "making them " : "the code ";
      Severity severity = fault.isDefect() ? Severity.ERROR : Severity.WARNING;
      leaveOut(finding, severity, subject + fault.what() + "; " + fault.cure());
    }
    return finding;
  }

  private Finding withFixes(Finding finding, SharedFixes shared) {
    List<Remedy> remedies = of(finding);
    Optional<Code> code = remedies.isEmpty() ? Optional.empty() : codeOf(finding);
    return code.map(file -> finding.withFixes(fixes(finding, remedies, file, shared)))
        .orElse(finding);
  }

  private static List<Fix> fixes(
      Finding finding, List<Remedy> remedies, Code code, SharedFixes shared) {
    List<Fix> fixes = new ArrayList<>();
    for (Remedy remedy : remedies) {
      code.spendOnFix(finding.place().span());
      Optional<Fix> fix = remedy.in(code).filter(made -> !fixes.contains(made));
      if (fix.isPresent()) {
        if (fixes.isEmpty()) {
          shared.add(finding, remedy, fix.get(), code);
        }
        fixes.add(fix.get());
      }
    }
    return DistinctTitles.of(fixes);
  }

  /** Reports one diagnostic for each file and reason, at the first of its findings. */
  private void leaveOut(Finding finding, Severity severity, String why) {
    Place at = finding.place();
    String message = "the fixes of this finding, and possibly of others, are left out: " + why;
    leftOut.putIfAbsent(
        List.of(at.file().path(), why),
        new Diagnostic(
            severity, at.file().path(), at.start().line(), at.start().column(), message));
  }

  /** Returns one diagnostic for each file and reason for which fixes were left out. */
  Collection<Diagnostic> diagnostics() {
    return leftOut.values();
  }

  private Optional<Code> codeOf(Finding finding) {
    return codes.computeIfAbsent(finding.place().file().path(), this::codeOf);
  }

  /** Returns the remedies of a finding. */
  List<Remedy> of(Finding finding) {
    return kept.getOrDefault(Spot.of(finding), List.of());
  }

  /** Returns the unit of a file. */
  Optional<CompilationUnit> unit(String path) {
    return program.units().stream().filter(unit -> unit.file().path().equals(path)).findFirst();
  }

  private Optional<Code> codeOf(String path) {
    return unit(path)
        .filter(unit -> unit.file().isWritten())
        .map(
            unit ->
                new Code(
                    unit,
                    isWhole ? program.units() : List.of(),
                    program.types(),
                    models,
                    Work.ofSteps(stepBudget)));
  }
}
