// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Starts asynchronous computations. A body runs on a daemon thread, as a child task of the one that
 * starts it, on the device that is current there, and in a scope of its own: what it creates and
 * does not return is released at its end. Scopes of the starting task are none of the body's.
 *
 * <pre>{@code
 * try (Tensor x = Tensor.of(1f, 2f);
 *     TensorFuture<Tensor> future = Async.run(() -> x.tanh(), x)) {
 *   ...
 *   Tensor y = future.join(); // x may be closed from here on
 * }
 * }</pre>
 */
public final class Async {

  private static final AtomicInteger THREADS = new AtomicInteger();
  private static final AtomicInteger RUNNING = new AtomicInteger();

  /** Grows as needed: a body that waits for another one must not keep it from running. */
  private static final Executor EXECUTOR = Executors.newCachedThreadPool(Async::thread);

  private Async() {}

  /**
   * Starts a computation.
   *
   * @param inUse the tensors of others that the body uses: in flight until the future is joined
   * @throws TensorDisposedException when one of them is closed
   */
  public static <T extends @Nullable Object> TensorFuture<T> run(
      Supplier<T> body, Tensor... inUse) {
    return start("computation", lifetimes(List.of(inUse)), body);
  }

  /** Starts a computation without a value. */
  public static TensorFuture<@Nullable Void> run(Runnable body, Tensor... inUse) {
    return Async.<@Nullable Void>start("computation", lifetimes(List.of(inUse)), valueless(body));
  }

  /**
   * Starts a computation of a longer-lived handle, such as a model, which is in flight with the
   * tensors.
   *
   * @param what names the computation in messages, such as {@code predictAsync}
   * @throws TensorDisposedException when one of the tensors is closed
   * @throws IllegalStateException when the owner is closed
   */
  public static <T extends @Nullable Object> TensorFuture<T> run(
      String what, Lifetime owner, List<Tensor> inUse, Supplier<T> body) {
    return start(what, Stream.concat(Stream.of(owner), lifetimes(inUse).stream()).toList(), body);
  }

  static void execute(Runnable work) {
    RUNNING.incrementAndGet();
    boolean isAccepted = false;
    try {
      EXECUTOR.execute(() -> runCounted(work));
      isAccepted = true;
    } finally {
      if (!isAccepted) {
        RUNNING.decrementAndGet();
      }
    }
  }

  private static void runCounted(Runnable work) {
    try {
      work.run();
    } finally {
      RUNNING.decrementAndGet();
    }
  }

  /** Returns how many computations run or wait for a thread. */
  static int running() {
    return RUNNING.get();
  }

  private static <T extends @Nullable Object> TensorFuture<T> start(
      String what, List<Lifetime> handles, Supplier<T> body) {
    return TensorFuture.start(new Computation<>(what, InUse.of(handles), body, null));
  }

  private static Supplier<@Nullable Void> valueless(Runnable body) {
    return () -> {
      body.run();
      return null;
    };
  }

  private static List<Lifetime> lifetimes(List<Tensor> tensors) {
    return tensors.stream().map(Tensor::lifetime).toList();
  }

  /** Inherits nothing: the thread outlives the task that happens to need it first. */
  private static Thread thread(Runnable work) {
    String name = "tensorlint-async-" + THREADS.incrementAndGet();
    Thread thread = new Thread(null, work, name, 0, false);
    thread.setDaemon(true);
    return thread;
  }
}
