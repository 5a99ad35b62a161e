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
 * @param endsProcess whether the end of {@code main} ends the process, and with it all that {@code
 *     main} leaves open
 * @param knowsCallers whether the files are all that there is of a program, so that a public class
 *     with a {@code main} which no other file mentions is used by none; otherwise code that is not
 *     known may use all that is public
 */
public record EngineOptions(
    int pathStates,
    int stepBudget,
    int recursionRounds,
    RuleSettings rules,
    ExceptionEdges exceptions,
    boolean endsProcess,
    boolean knowsCallers) {

  /** The summaries of methods form a lattice of small height, so a few iterations suffice. */
  public static final int RECURSION_ROUNDS = 8;

  public static final EngineOptions DEFAULT =
      new EngineOptions(32, 200_000, RuleSettings.DEFAULT, ExceptionEdges.DECLARED);

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

  /** Settings for a program that is a process of its own. */
  public EngineOptions(
      int pathStates,
      int stepBudget,
      int recursionRounds,
      RuleSettings rules,
      ExceptionEdges exceptions) {
    this(pathStates, stepBudget, recursionRounds, rules, exceptions, true, false);
  }

  public EngineOptions withRules(RuleSettings newRules) {
    return new EngineOptions(
        pathStates, stepBudget, recursionRounds, newRules, exceptions, endsProcess, knowsCallers);
  }

  public EngineOptions withRecursionRounds(int newRounds) {
    return new EngineOptions(
        pathStates, stepBudget, newRounds, rules, exceptions, endsProcess, knowsCallers);
  }

  /** Settings for a run that shows what {@code main} leaves open at its end. */
  public EngineOptions withoutProcessEnd() {
    return new EngineOptions(
        pathStates, stepBudget, recursionRounds, rules, exceptions, false, knowsCallers);
  }

  /** Settings for files that are all that there is of a program. */
  public EngineOptions knowingCallers() {
    return new EngineOptions(
        pathStates, stepBudget, recursionRounds, rules, exceptions, endsProcess, true);
  }
}
