// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.fix.Patch;
import dev.tensorlint.scanner.fix.EditedProgram;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The fixes of some results, each tried at most once before it is offered. Valid until the texts
 * change. Not thread-safe.
 */
final class FixTrials {

  private final EditedProgram program;
  private final IdentityHashMap<Finding, Finding> offered = new IdentityHashMap<>();
  private final Map<List<Fix>, List<Fix>> together = new HashMap<>();

  FixTrials(EditedProgram program) {
    this.program = program;
  }

  /** Returns a finding with its safe fixes tried. */
  Finding offered(Finding finding) {
    Finding known = offered.get(finding);
    if (known == null) {
      known = program.offered(finding);
      offered.put(finding, known);
    }
    return known;
  }

  /**
   * Returns the safe fixes of some findings of one file that keep their promise together; none if
   * those that do so alone do not.
   */
  List<Fix> together(List<Finding> findings) {
    List<Finding> fixable = findings.stream().filter(each -> !safe(each).isEmpty()).toList();
    List<Fix> wanted = fixable.stream().flatMap(each -> safe(each).stream()).toList();
    List<Fix> known = together.get(wanted);
    if (known == null) {
      known = tried(fixable);
      together.put(wanted, known);
    }
    return known;
  }

  private List<Fix> tried(List<Finding> fixable) {
    List<Fix> all = fitting(fixable);
    return keepTheirPromise(fixable, all) ? all : triedOneByOne(fixable);
  }

  private List<Fix> triedOneByOne(List<Finding> fixable) {
    List<Finding> left =
        fixable.stream().map(this::offered).filter(each -> !safe(each).isEmpty()).toList();
    List<Fix> all = fitting(left);
    return keepTheirPromise(left, all) ? all : List.of();
  }

  private static List<Fix> fitting(List<Finding> findings) {
    List<Fix> fixes = findings.stream().flatMap(each -> safe(each).stream()).toList();
    return fixes.isEmpty() ? fixes : Patch.together(fixes);
  }

  private boolean keepTheirPromise(List<Finding> findings, List<Fix> fixes) {
    if (fixes.isEmpty()) {
      return true;
    }
    List<Fix.Edit> edits = fixes.stream().flatMap(fix -> fix.edits().stream()).distinct().toList();
    Fix whole = new Fix(Fix.Safety.SAFE, fixes.get(0).title(), edits);
    Finding fixed =
        findings.stream().filter(each -> fixes.containsAll(safe(each))).findFirst().orElseThrow();
    return program.offered(fixed.withFixes(List.of(whole))).fixes().stream()
        .allMatch(fix -> fix.safety() == Fix.Safety.SAFE);
  }

  /**
   * Returns the first safe fix of a finding that is in the file of the finding, if there is one.
   */
  private static List<Fix> safe(Finding finding) {
    return finding.fixes().stream()
        .filter(fix -> fix.safety() == Fix.Safety.SAFE && isIn(fix, finding))
        .limit(1)
        .toList();
  }

  private static boolean isIn(Fix fix, Finding finding) {
    return fix.edits().stream()
        .allMatch(edit -> edit.place().file().equals(finding.place().file()));
  }
}
