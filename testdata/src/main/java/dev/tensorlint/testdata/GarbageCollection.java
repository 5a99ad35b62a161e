// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.function.BooleanSupplier;

/** Collects garbage until something shows, a bounded number of times. */
final class GarbageCollection {

  /**
   * The second round clears a soft reference that was just made, as its age counts in collections,
   * and by its end the weak maps have heard of what the first one cleared; one more for good
   * measure.
   */
  private static final int ROUNDS = 3;

  private static final long PATIENCE_MILLIS = 2_000;

  private GarbageCollection() {}

  /** Returns whether the condition was met after one of the rounds. */
  static boolean until(BooleanSupplier condition) {
    for (int round = 0; round < ROUNDS; round++) {
      collect();
      if (condition.getAsBoolean()) {
        return true;
      }
    }
    return false;
  }

  /** Collects, and waits until the references that were cleared have been enqueued. */
  private static void collect() {
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    WeakReference<Object> sentinel = new WeakReference<>(new Object(), queue);
    System.gc();
    try {
      if (queue.remove(PATIENCE_MILLIS) != sentinel) {
        throw new IllegalStateException(
            "System.gc() does not collect: leave out -XX:+DisableExplicitGC");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while garbage is collected", e);
    }
  }
}
