// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

/**
 * Settings of an analysis.
 *
 * @param pathStates most path states per program point before they are joined; K of the design
 * @param stepBudget most steps of the solver per method before it is reported as not analysed
 * @param recursionRounds most analyses of a method that is recursive before what it does, and what
 *     all do that it calls and is called by in turn, counts as unknown
 * @param rules which rules run, where, and how severe they are
 * @param exceptions which exceptions are followed out of a method
 */
public record EngineOptions(
    int pathStates,
    int stepBudget,
    int recursionRounds,
    RuleSettings rules,
    ExceptionEdges exceptions) {

  /** The effects of methods form a lattice of small height, so a few iterations suffice. */
  public static final int RECURSION_ROUNDS = 8;

  public static final EngineOptions DEFAULT =
      new EngineOptions(32, 50_000, RuleSettings.DEFAULT, ExceptionEdges.DECLARED);

  public EngineOptions {
    if (pathStates < 1 || stepBudget < 1 || recursionRounds < 1) {
      throw new IllegalArgumentException(
          "path states, step budget and recursion rounds must be at least 1");
    }
  }

  /** Settings with the usual bound on recursion. */
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
