// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.module;

import java.util.ArrayList;
import java.util.List;

/**
 * What is known of a module after its analysis. All but its costs, {@code methods} and {@code
 * cost}, follows from the key of the module, if the status is {@linkplain Status#isFinal final}.
 *
 * @param reason why it is not analysed, one line; empty if it is
 * @param summary a summary file for its callers; empty if it says nothing to them
 */
public record ModuleOutcome(
    Status status,
    String reason,
    String summary,
    List<FindingRow> findings,
    List<DiagnosticRow> diagnostics,
    List<NameRow> names,
    List<MethodRow> methods,
    Cost cost) {

  public ModuleOutcome {
    findings = List.copyOf(findings);
    diagnostics = List.copyOf(diagnostics);
    names = List.copyOf(names);
    methods = List.copyOf(methods);
  }

  /** Returns the outcome of a module that was not analysed. */
  public static ModuleOutcome failed(Status status, String reason, Cost cost) {
    String line = reason.lines().findFirst().orElse("").strip();
    return new ModuleOutcome(status, line, "", List.of(), List.of(), List.of(), List.of(), cost);
  }

  /** Returns the same with another cost. */
  public ModuleOutcome with(Cost newCost) {
    return new ModuleOutcome(
        status, reason, summary, findings, diagnostics, names, methods, newCost);
  }

  /**
   * Returns the same without its costs. Steps of methods are costs: how many there are depends on
   * which parts of their states maps share, and differs between runs.
   */
  public ModuleOutcome withoutCosts() {
    return new ModuleOutcome(
        status, reason, summary, findings, diagnostics, names, List.of(), Cost.NONE);
  }

  /** Returns the same with one more diagnostic before the others. */
  public ModuleOutcome with(DiagnosticRow first) {
    List<DiagnosticRow> all = new ArrayList<>(List.of(first));
    all.addAll(diagnostics);
    return new ModuleOutcome(status, reason, summary, findings, all, names, methods, cost);
  }

  /** Returns whether all of the module was checked, and in full. */
  public boolean isComplete() {
    return status == Status.ANALYSED && diagnostics.stream().noneMatch(DiagnosticRow::isGap);
  }
}
