// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.work.WorkMonitor;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Threads that do the same to many things. Their stacks are large: long chains of operators and
 * calls are deep trees.
 */
final class Workers implements AutoCloseable {

  private static final long STACK_BYTES = 64L << 20;

  private final ExecutorService executor;

  Workers(int threads) {
    AtomicLong number = new AtomicLong();
    executor =
        Executors.newFixedThreadPool(
            threads,
            task -> {
              String name = "tensorlint-" + number.incrementAndGet();
              Thread thread = new Thread(null, task, name, STACK_BYTES);
              thread.setDaemon(true);
              return thread;
            });
  }

  /**
   * Applies a function to each item, at once where threads are free; results keep the order. An
   * item that the function fails on costs its own result alone. One that ran out of memory is tried
   * once more when nothing else runs: another one may have taken the memory, and which one gets no
   * more is chance.
   *
   * @param failed makes a result of an item and what the function threw
   */
  <T, R> List<R> map(List<T> items, Function<T, R> function, BiFunction<T, Throwable, R> failed) {
    List<Future<R>> futures = new ArrayList<>(items.size());
    for (T item : items) {
      futures.add(executor.submit(() -> function.apply(item)));
    }
    futures.forEach(Workers::await);
    List<R> results = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      results.add(result(futures.get(i), items.get(i), function, failed));
    }
    return results;
  }

  /** Does the same and tells how far it is. */
  <T, R> List<R> map(
      List<T> items,
      WorkMonitor.Phase phase,
      WorkMonitor monitor,
      Function<T, R> function,
      BiFunction<T, Throwable, R> failed) {
    monitor.begins(phase, items.size());
    return map(
        items,
        item -> {
          R result = function.apply(item);
          monitor.advances(phase, 1);
          return result;
        },
        failed);
  }

  private static void await(Future<?> future) {
    try {
      get(future);
    } catch (ExecutionException e) {
      // Looked at when all others have ended.
    }
  }

  private <T, R> R result(
      Future<R> future, T item, Function<T, R> function, BiFunction<T, Throwable, R> failed) {
    try {
      return get(future);
    } catch (ExecutionException e) {
      return e.getCause() instanceof OutOfMemoryError
          ? alone(item, function, failed)
          : failed.apply(item, e.getCause());
    }
  }

  private <T, R> R alone(T item, Function<T, R> function, BiFunction<T, Throwable, R> failed) {
    try {
      return get(executor.submit(() -> function.apply(item)));
    } catch (ExecutionException e) {
      return failed.apply(item, e.getCause());
    }
  }

  private static <R> R get(Future<R> future) throws ExecutionException {
    try {
      return future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
