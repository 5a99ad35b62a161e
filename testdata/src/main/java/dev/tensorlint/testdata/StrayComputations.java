// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.runtime.TensorRuntime;

/**
 * Computations that an earlier case started and did not join: what they create meanwhile would be
 * counted as the next one's.
 */
final class StrayComputations {

  /** Looks before the wait is given up; the next case may then miscount. */
  private static final int BOUND = 200_000_000;

  private StrayComputations() {}

  /** Waits, with a bound, until the runtime computes nothing any more. */
  static void awaitEnd() {
    for (int i = 0; i < BOUND && TensorRuntime.runningComputations() > 0; i++) {
      Thread.onSpinWait();
    }
  }
}
