// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How far the analysis of a program goes.
 *
 * @param pathStates maximum number of path states per program point
 * @param stepBudget maximum number of steps per method
 * @param recursionRounds maximum number of analyses of a recursive method
 * @param followsUnexpected whether unchecked exceptions that any call might throw are followed
 * @param endsProcess whether the end of {@code main} ends the process, and with it all that {@code
 *     main} leaves open
 * @param knowsCallers whether no code outside the program calls it
 * @param tests the files of tests, by their paths, which call nothing; null where no one asks which
 *     code is called
 * @param threads number of threads that analyse methods; the results do not depend on it
 */
public record AnalysisOptions(
    int pathStates,
    int stepBudget,
    int recursionRounds,
    boolean followsUnexpected,
    boolean endsProcess,
    boolean knowsCallers,
    @Nullable Predicate<String> tests,
    int threads) {

  /** Returns the options of an analysis of a process on one thread that asks for no tests. */
  public static AnalysisOptions of(
      int pathStates, int stepBudget, int recursionRounds, boolean followsUnexpected) {
    return new AnalysisOptions(
        pathStates, stepBudget, recursionRounds, followsUnexpected, true, false, null, 1);
  }
}
