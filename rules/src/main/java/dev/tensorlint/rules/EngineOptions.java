// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.finding.Severity;
import java.util.Map;
import java.util.Set;

/**
 * Settings of an analysis.
 *
 * @param pathStates most path states per program point before they are joined; K of the design
 * @param stepBudget most steps of the solver per method before it is reported as not analysed
 * @param disabledRules names of rules that are off
 * @param severities severities that replace those of the rules
 * @param exceptions which exceptions are followed out of a method
 */
public record EngineOptions(
    int pathStates,
    int stepBudget,
    Set<String> disabledRules,
    Map<String, Severity> severities,
    ExceptionEdges exceptions) {

  public static final EngineOptions DEFAULT =
      new EngineOptions(32, 50_000, Set.of(), Map.of(), ExceptionEdges.DECLARED);

  public EngineOptions {
    if (pathStates < 1 || stepBudget < 1) {
      throw new IllegalArgumentException("path states and step budget must be at least 1");
    }
    disabledRules = Set.copyOf(disabledRules);
    severities = Map.copyOf(severities);
  }
}
