// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.work;

import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** Runs code that walks deep trees, such as a chain of ten thousand concatenations. */
public final class DeepStack {

  private static final long BYTES = 512L << 20;

  private DeepStack() {}

  /** Starts a task on a thread with a large stack. */
  public static Thread start(String name, Runnable task) {
    Thread thread = new Thread(null, task, name, BYTES);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /**
   * Runs a task on a thread with a large stack and waits for it. An exception of the task is
   * rethrown here.
   */
  public static <T> T call(Supplier<T> task) {
    FutureTask<T> future = new FutureTask<>(task::get);
    start("tensorlint-engine", future);
    try {
      return future.get();
    } catch (ExecutionException e) {
      throw new CompletionException(e.getCause());
    } catch (InterruptedException e) {
      future.cancel(true);
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while the program was analysed", e);
    }
  }
}
