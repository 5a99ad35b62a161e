// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

/**
 * Computations that an earlier case started and did not join: what they create meanwhile would be
 * counted as the next one's.
 */
final class StrayComputations {

  /** Looks at the threads before the wait is given up; the next case may then miscount. */
  private static final int BOUND = 1_000_000;

  private StrayComputations() {}

  /** Waits, with a bound, until no thread of the runtime computes any more. */
  static void awaitEnd() {
    for (int i = 0; i < BOUND && isAnyRunning(); i++) {
      Thread.onSpinWait();
    }
  }

  private static boolean isAnyRunning() {
    return Thread.getAllStackTraces().keySet().stream().anyMatch(StrayComputations::isRunning);
  }

  /** An idle thread of the pool waits for work, with a time limit. */
  private static boolean isRunning(Thread thread) {
    return thread.getName().startsWith("tensorlint-async-")
        && thread.getState() != Thread.State.TIMED_WAITING
        && thread.getState() != Thread.State.TERMINATED;
  }
}
