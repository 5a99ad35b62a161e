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

  /** Applies a function to each item, at once where threads are free; results keep the order. */
  <T, R> List<R> map(List<T> items, Function<T, R> function) {
    List<Future<R>> futures = new ArrayList<>(items.size());
    for (T item : items) {
      futures.add(executor.submit(() -> function.apply(item)));
    }
    List<R> results = new ArrayList<>(items.size());
    for (Future<R> future : futures) {
      results.add(result(future));
    }
    return results;
  }

  /** Does the same and tells how far it is. */
  <T, R> List<R> map(
      List<T> items, WorkMonitor.Phase phase, WorkMonitor monitor, Function<T, R> function) {
    monitor.begins(phase, items.size());
    return map(
        items,
        item -> {
          R result = function.apply(item);
          monitor.advances(phase, 1);
          return result;
        });
  }

  private static <R> R result(Future<R> future) {
    try {
      return future.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
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
