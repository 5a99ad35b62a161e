// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import java.util.function.BooleanSupplier;

/** Makes the garbage collector run, for tests of what happens to lost handles. */
public final class GarbageCollection {

  private static final int MOST_ROUNDS = 200;

  private GarbageCollection() {}

  /** Collects until a condition holds; returns whether it came to hold. */
  public static boolean until(BooleanSupplier condition) {
    for (int round = 0; round < MOST_ROUNDS && !condition.getAsBoolean(); round++) {
      System.gc();
      Thread.onSpinWait();
    }
    return condition.getAsBoolean();
  }
}
