// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.profile.Profile;
import dev.tensorlint.runtime.profile.Profiler;
import dev.tensorlint.runtime.random.stream.ImplicitStream;
import dev.tensorlint.runtime.tracking.Tracking;

/** The view on the runtime as a whole: all threads and devices of this process. */
public final class TensorRuntime {

  private TensorRuntime() {}

  /** Returns what is held now; takes time for each open handle. */
  public static Memory memory() {
    return Memory.of(Tracking.open(), Storage.memory().balance());
  }

  /** Returns the bytes of data that are held now, at once. */
  public static long liveBytes() {
    return Storage.memory().balance().liveBytes();
  }

  /** Returns how often random numbers were drawn without an explicit generator. */
  public static long implicitRandomDraws() {
    return ImplicitStream.draws();
  }

  /**
   * Returns how many asynchronous computations of this process run or wait for a thread, also those
   * that are never joined. A computation may count for a moment after it has been joined.
   */
  public static int runningComputations() {
    return Async.running();
  }

  /**
   * Frees the idle buffers that are kept to be used again.
   *
   * @return their bytes
   */
  public static long trim() {
    return Storage.memory().trim();
  }

  /** Makes the bytes that are held now the peak. */
  public static void resetPeak() {
    Storage.memory().resetPeak();
  }

  /**
   * Returns the bytes that all devices together may take, idle buffers included; {@link
   * Long#MAX_VALUE} where there is no budget.
   */
  public static long budget() {
    return Storage.memory().budget();
  }

  /**
   * Sets the budget. Allocations over it throw {@link DeviceOutOfMemoryException}; what is held
   * already stays. A process starts with what the system property {@code tensorlint.memory.budget}
   * says, such as {@code 512m}, and without it with no budget.
   *
   * @throws IllegalArgumentException when it is negative
   */
  public static void setBudget(long bytes) {
    Storage.memory().setBudget(bytes);
  }

  /**
   * Runs a body and measures its operations, those of tasks that it starts too. On OpenCL each
   * operation is waited for, so that its time is the device's and not the queue's: the body as a
   * whole takes longer than without.
   */
  public static Profile profile(Runnable body) {
    return Profiler.of(body);
  }
}
