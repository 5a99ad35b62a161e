// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

/**
 * Settings of an analysis.
 *
 * @param pathStates most path states per program point before they are joined
 * @param stepBudget most steps of the solver per method; a method that exceeds it is reported as
 *     not analysed
 * @param recursionRounds most analyses of a recursive method; past it the effects of its component
 *     of the call graph count as unknown
 * @param rules which rules run, where, and how severe they are
 * @param exceptions which exceptions are followed out of a method
 */
public record EngineOptions(
    int pathStates,
    int stepBudget,
    int recursionRounds,
    RuleSettings rules,
    ExceptionEdges exceptions) {

  /** The summaries of methods form a lattice of small height, so a few iterations suffice. */
  public static final int RECURSION_ROUNDS = 8;

  public static final EngineOptions DEFAULT =
      new EngineOptions(32, 50_000, RuleSettings.DEFAULT, ExceptionEdges.DECLARED);

  public EngineOptions {
    if (pathStates < 1 || stepBudget < 1 || recursionRounds < 1) {
      throw new IllegalArgumentException(
          "path states, step budget and recursion rounds must be at least 1");
    }
  }

  /** Settings with the default bound on recursion. */
  public EngineOptions(
      int pathStates, int stepBudget, RuleSettings rules, ExceptionEdges exceptions) {
    this(pathStates, stepBudget, RECURSION_ROUNDS, rules, exceptions);
  }

  public EngineOptions withRules(RuleSettings newRules) {
    return new EngineOptions(pathStates, stepBudget, recursionRounds, newRules, exceptions);
  }

  public EngineOptions withRecursionRounds(int newRounds) {
    return new EngineOptions(pathStates, stepBudget, newRounds, rules, exceptions);
  }
}
