// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.TensorScope.Tidied;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.task.Task;
import dev.tensorlint.runtime.tracking.Ending;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.Site;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The work behind a {@link TensorFuture}, kept apart from it so that a future that is no longer
 * referenced can be collected. The body runs in a child task of the one that starts it, on that
 * one's device, in a scope of its own. Its results belong to the future until they are taken.
 */
final class Computation<T extends @Nullable Object> {

  private final String what;
  private final InUse inUse;
  private final Supplier<T> body;
  private final @Nullable Computation<?> before;
  private final Site startedAt = Site.here();
  private final Task task = Task.current().child();
  private final Device device = Devices.current();
  private final CompletableFuture<Tidied<T>> outcome = new CompletableFuture<>();
  private volatile @Nullable Lifetime future;
  private volatile boolean seen;
  private volatile boolean continued;
  private boolean ended;
  private Results results = Results.HELD;

  private enum Results {
    HELD,
    TAKEN,
    DROPPED
  }

  /**
   * Prepares a computation.
   *
   * @param before the computation whose value the body takes, and that ends with this one
   */
  Computation(String what, InUse inUse, Supplier<T> body, @Nullable Computation<?> before) {
    this.what = what;
    this.inUse = inUse;
    this.body = body;
    this.before = before;
    inUse.by(this);
  }

  /** Names the handle that answers for the results until they are taken. */
  void answeredForBy(Lifetime handle) {
    future = handle;
  }

  String what() {
    return what;
  }

  InUse inUse() {
    return inUse;
  }

  Site startedAt() {
    return startedAt;
  }

  /** Returns the future in running text, such as {@code future #5 (predictAsync)}. */
  String name() {
    Lifetime handle = future;
    return handle == null ? what : handle.name();
  }

  boolean runsHere() {
    return task.isCurrent();
  }

  boolean isCancelled() {
    return task.isCancelled() || outcome.isCancelled();
  }

  boolean hasEnded() {
    return outcome.isDone();
  }

  /** Returns a future of the end, which never fails. */
  CompletableFuture<Boolean> ended() {
    return outcome.handle((value, failure) -> failure == null);
  }

  /** Says that another computation takes the value, and answers for this one. */
  void continued() {
    continued = true;
  }

  boolean isContinued() {
    return continued;
  }

  /** Runs the body on this thread, unless it was cancelled before. */
  void run() {
    try {
      task.run(() -> Devices.withDevice(device, this::compute));
    } catch (Throwable failure) {
      fail(failure);
    }
  }

  private void fail(Throwable failure) {
    end();
    Failures failures = new Failures();
    failures.add(task.isCancelled() ? cancellation() : rootOf(failure));
    if (before != null) {
      failures.run(before::dropResults);
    }
    outcome.completeExceptionally(failures.first());
  }

  /** Asks the computation to end; returns whether it had not ended yet. */
  boolean cancel() {
    synchronized (this) {
      if (ended) {
        return false;
      }
      task.cancel();
    }
    if (before != null) {
      before.cancel();
    }
    return true;
  }

  /**
   * Waits for the end, and gives the results to the innermost scope of the calling task, or to the
   * caller where there is none.
   *
   * @throws CancellationException when the computation was cancelled, or its results are released
   * @throws ComputationFailedException when the body threw
   */
  T take() {
    try {
      Tidied<T> tidied = outcome.join();
      seen = true;
      Results now = leave(Results.TAKEN);
      if (now == Results.DROPPED) {
        throw new CancellationException(name() + " was closed before it was joined");
      }
      if (now == Results.HELD) {
        tidied.results().forEach(tensor -> tensor.ownership().passTo(TensorScope.innermost()));
      }
      return tidied.value();
    } catch (CompletionException failed) {
      seen = true;
      throw new ComputationFailedException(name(), startedAt, rootOf(failed));
    }
  }

  /** Releases the results that were not taken. Does nothing where there are none. */
  void dropResults() {
    if (!outcome.isDone()
        || outcome.isCompletedExceptionally()
        || leave(Results.DROPPED) != Results.HELD) {
      return;
    }
    release(outcome.join(), new Failures()).throwFirst();
  }

  /** Returns the exception that ended the computation and was never observed, or null. */
  @Nullable Throwable unseenFailure() {
    boolean failed = outcome.isCompletedExceptionally() && !outcome.isCancelled();
    return failed && !seen ? outcome.handle((value, thrown) -> rootOf(thrown)).join() : null;
  }

  private void compute() {
    Task.checkCancelled();
    Tidied<T> tidied = TensorScope.tidied(body);
    tidied.results().forEach(tensor -> tensor.ownership().heldFor(future));
    end();
    if (!task.isCancelled()) {
      outcome.complete(tidied);
      return;
    }
    Failures failures = new Failures();
    failures.add(cancellation());
    release(tidied, failures).throwFirst();
  }

  /** It can no longer be cancelled. */
  private synchronized void end() {
    ended = true;
  }

  /** Moves the results on where they are still held; returns where they were. */
  private synchronized Results leave(Results to) {
    Results now = results;
    if (now == Results.HELD) {
      results = to;
    }
    return now;
  }

  private Failures release(Tidied<T> tidied, Failures failures) {
    Ending ending = Ending.of(name());
    tidied.results().forEach(tensor -> failures.run(() -> tensor.ownership().closeWith(ending)));
    return failures;
  }

  private CancellationException cancellation() {
    return new CancellationException(name() + ", started at " + startedAt + ", was cancelled");
  }

  /** A failure that came through futures is shown without them. */
  private static Throwable rootOf(Throwable failure) {
    Throwable cause = failure.getCause();
    return failure instanceof CompletionException && cause != null ? rootOf(cause) : failure;
  }
}
