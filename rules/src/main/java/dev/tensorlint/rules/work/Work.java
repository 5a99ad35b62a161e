// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.work;

/**
 * The work of one analysis, counted against a limit. It counts what is done and not the time that
 * this takes, so the same input is given up at the same point on every machine.
 *
 * <p>The measure is a step: an instruction that is followed from one path state. What a step looks
 * at, copies or compares counts beside it, each entry as a unit; {@link #STEP} units are a step.
 * Whatever grows with the code has to be counted: the nodes of a graph, the states that facts are
 * drawn from, the entries of a state that is copied. Not thread-safe; each analysis has its own.
 */
public final class Work {

  /** Units of work in a step. */
  public static final int STEP = 100;

  private static final long NO_LIMIT = Long.MAX_VALUE;
  private static final Work UNLIMITED = new Work(NO_LIMIT);

  private final long limit;
  private long done;

  private Work(long limit) {
    this.limit = limit;
  }

  /**
   * Returns work of which nothing is done yet.
   *
   * @param steps most steps, at least 1
   */
  public static Work ofSteps(long steps) {
    if (steps < 1 || steps >= NO_LIMIT / STEP) {
      throw new IllegalArgumentException("not a number of steps: " + steps);
    }
    return new Work(steps * STEP);
  }

  /** Returns work that is neither counted nor limited. */
  public static Work unlimited() {
    return UNLIMITED;
  }

  /**
   * Counts work that is about to be done.
   *
   * @throws WorkExceededException when that is more than is allowed
   */
  public void spend(long units) {
    if (limit == NO_LIMIT) {
      return;
    }
    done += units;
    if (done > limit) {
      throw new WorkExceededException(limit / STEP);
    }
  }

  /** Returns the steps done so far, rounded up; 0 where they are not counted. */
  public long steps() {
    return (done + STEP - 1) / STEP;
  }
}
