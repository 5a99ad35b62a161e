// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

/**
 * Settings of an analysis.
 *
 * @param pathStates most path states per program point before they are joined; K of the design
 * @param stepBudget most steps of the solver per method before it is reported as not analysed
 * @param rules which rules run, where, and how severe they are
 * @param exceptions which exceptions are followed out of a method
 */
public record EngineOptions(
    int pathStates, int stepBudget, RuleSettings rules, ExceptionEdges exceptions) {

  public static final EngineOptions DEFAULT =
      new EngineOptions(32, 50_000, RuleSettings.DEFAULT, ExceptionEdges.DECLARED);

  public EngineOptions {
    if (pathStates < 1 || stepBudget < 1) {
      throw new IllegalArgumentException("path states and step budget must be at least 1");
    }
  }

  public EngineOptions withRules(RuleSettings newRules) {
    return new EngineOptions(pathStates, stepBudget, newRules, exceptions);
  }
}
