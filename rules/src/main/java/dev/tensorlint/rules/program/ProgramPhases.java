// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.work.Work;
import dev.tensorlint.rules.work.WorkExceededException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The checks that look at a whole program, each within a budget of its own: some steps for each
 * piece of code. A check that exceeds its budget is reported; the others go on.
 */
final class ProgramPhases {

  /** Many times what the largest programs that we know take. */
  private static final int STEPS_PER_CODE = 1_000;

  private final long steps;
  private final List<Diagnostic> gaps = new ArrayList<>();

  /**
   * @param stepBudget maximum number of steps per method
   * @param code number of pieces of code in the program
   */
  ProgramPhases(int stepBudget, int code) {
    this(Math.max(stepBudget, (long) Math.min(stepBudget, STEPS_PER_CODE) * code));
  }

  private ProgramPhases(long steps) {
    this.steps = steps;
  }

  /** Returns others with the same budget, for checks that run only when something asks for them. */
  ProgramPhases later() {
    return new ProgramPhases(steps);
  }

  /**
   * Runs a check.
   *
   * @param what the check is about, for the message when its budget does not suffice
   * @param otherwise what it gives then
   */
  <T> T run(String what, Function<Work, T> check, Supplier<T> otherwise) {
    try {
      return check.apply(Work.ofSteps(steps));
    } catch (WorkExceededException e) {
      gaps.add(
          Diagnostic.gap(
              null,
              0,
              0,
              what + " is not checked: " + e.getMessage(),
              "raise the step budget, or check fewer modules at once"));
      return otherwise.get();
    }
  }

  /** Returns one diagnostic for each check that has exceeded its budget. */
  List<Diagnostic> gaps() {
    return gaps;
  }
}
