// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import java.util.function.BooleanSupplier;

/** Makes the garbage collector run, for tests of what happens to lost handles. */
public final class GarbageCollection {

  private static final int MOST_ROUNDS = 200;
  private static final int TURNS = 1000;

  private GarbageCollection() {}

  /** Collects until a condition holds; returns whether it came to hold. */
  public static boolean until(BooleanSupplier condition) {
    for (int round = 0; round < MOST_ROUNDS && !condition.getAsBoolean(); round++) {
      System.gc();
      letOthersRun(condition);
    }
    return condition.getAsBoolean();
  }

  /** Collections one upon another leave the threads no time that react to them. */
  private static void letOthersRun(BooleanSupplier condition) {
    for (int turn = 0; turn < TURNS && !condition.getAsBoolean(); turn++) {
      Thread.yield();
    }
  }
}
