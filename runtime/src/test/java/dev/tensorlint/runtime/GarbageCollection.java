// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;

/** Makes the garbage collector run, for tests of what happens to lost handles. */
public final class GarbageCollection {

  private static final int MOST_ROUNDS = 200;
  private static final int TURNS = 10;

  private GarbageCollection() {}

  /** Collects until a condition holds; returns whether it came to hold. */
  public static boolean until(BooleanSupplier condition) {
    for (int round = 0; round < MOST_ROUNDS && !condition.getAsBoolean(); round++) {
      System.gc();
      letOthersRun(condition);
    }
    return condition.getAsBoolean();
  }

  /**
   * Waits for tasks of other threads: collections one upon another leave those no time that react
   * to them.
   */
  private static void letOthersRun(BooleanSupplier condition) {
    for (int turn = 0; turn < TURNS && !condition.getAsBoolean(); turn++) {
      CompletableFuture.runAsync(() -> {}).join();
    }
  }
}
