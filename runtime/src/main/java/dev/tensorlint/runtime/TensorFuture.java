// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.Site;
import java.lang.System.Logger;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The value of an asynchronous computation.
 *
 * <p><b>In flight.</b> The handles that the computation uses are in flight from its start until its
 * end was observed through this future: by {@link #join}, {@link #get}, {@link #close} or an {@link
 * #isDone} that says yes. A release before that is early in every run, also where the computation
 * happens to be over: {@link dev.tensorlint.runtime.tracking.InFlightMode} says what it does.
 * {@link #cancel} alone ends nothing, as the body may still be running.
 *
 * <p><b>Ownership.</b> Tensors in the value (found as by {@link TensorScope#tidy}) belong to the
 * future until it is joined, and then to the innermost scope of the task that joins first, or to
 * the caller where there is none. A future is joined or closed, once, also when it was cancelled.
 * One that is collected without is reported, its work cancelled, and its results released.
 *
 * <p>It is no {@link java.util.concurrent.CompletionStage}: callbacks that run on whatever thread,
 * any number of times, leave the tensors without an owner. {@link #thenApply} takes this future's
 * place instead. Safe for use by many threads.
 *
 * @param <T> type of the value
 */
public final class TensorFuture<T extends @Nullable Object> implements Future<T>, AutoCloseable {

  private static final Logger LOGGER = System.getLogger("dev.tensorlint.runtime");

  private final Computation<T> computation;
  private final Lifetime lifetime;
  private volatile @Nullable Site continuedAt;

  private TensorFuture(Computation<T> computation) {
    this.computation = computation;
    this.lifetime =
        Lifetime.open(this, HandleKind.FUTURE, computation.what(), () -> letGo(computation));
    computation.answeredForBy(lifetime);
  }

  /** Starts a computation. */
  static <T extends @Nullable Object> TensorFuture<T> start(Computation<T> computation) {
    TensorFuture<T> future = new TensorFuture<>(computation);
    Async.execute(computation::run);
    return future;
  }

  /**
   * Waits for the end, and gives the results to the caller.
   *
   * @throws CancellationException when the computation was cancelled; its body has ended by then
   * @throws ComputationFailedException when the body threw: with its exception as the cause
   * @throws IllegalStateException when this future was continued by {@link #thenApply}, or the body
   *     joins its own future
   */
  public T join() {
    checkJoinable();
    try {
      return computation.take();
    } finally {
      end();
    }
  }

  /**
   * As {@link #join}, with the exceptions of {@link Future}.
   *
   * @throws InterruptedException when the thread is interrupted while it waits; the future is not
   *     joined then
   */
  @Override
  public T get() throws InterruptedException, ExecutionException {
    checkJoinable();
    computation.ended().get();
    return joined();
  }

  /**
   * As {@link #get()}, for a limited time.
   *
   * @throws TimeoutException when the computation has not ended by then; the future is not joined
   */
  @Override
  public T get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    checkJoinable();
    computation.ended().get(timeout, unit);
    return joined();
  }

  /**
   * Asks the computation to end. It does where its body asks {@link
   * dev.tensorlint.runtime.task.Task#checkCancelled}, or at its own end; the future still wants to
   * be joined or closed.
   *
   * @return whether the computation had not ended yet; its value is lost then
   */
  public boolean cancel() {
    return computation.cancel();
  }

  /** As {@link #cancel()}: no thread is interrupted, as a device cannot be. */
  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    return cancel();
  }

  @Override
  public boolean isCancelled() {
    return computation.isCancelled();
  }

  /** Returns whether the computation has ended; after a yes its handles are no longer in flight. */
  @Override
  public boolean isDone() {
    boolean done = computation.hasEnded();
    if (done) {
      computation.inUse().end();
    }
    return done;
  }

  /**
   * Cancels the computation, waits for its end and releases results that were never joined. Does
   * nothing to a future that was joined or continued. A failure that was never observed is logged.
   */
  @Override
  public void close() {
    if (!lifetime.isOpen()) {
      return;
    }
    computation.cancel();
    computation.ended().join();
    try {
      computation.dropResults();
    } finally {
      end();
    }
  }

  /**
   * Continues this future: when it ends, a function is applied to its value, in a task and a scope
   * of its own, which then own the tensors in the value. The returned future stands for both: it
   * has this one's handles in flight, and its failure, and cancelling it cancels both. This one is
   * used up.
   *
   * @throws IllegalStateException when this future was joined, closed or continued before
   */
  public <R extends @Nullable Object> TensorFuture<R> thenApply(
      Function<? super T, ? extends R> function) {
    Computation<T> first = computation;
    use();
    Computation<R> next =
        new Computation<>(
            first.what() + ", continued", first.inUse(), () -> function.apply(first.take()), first);
    TensorFuture<R> future = new TensorFuture<>(next);
    var unused = first.ended().thenRun(() -> Async.execute(next::run));
    return future;
  }

  /** As {@link #thenApply}, for a function without a value. */
  public TensorFuture<@Nullable Void> thenAccept(Consumer<? super T> consumer) {
    return this.<@Nullable Void>thenApply(
        value -> {
          consumer.accept(value);
          return null;
        });
  }

  /** Returns the line of user code that started the computation. */
  public Site startedAt() {
    return computation.startedAt();
  }

  /** Returns the future's name, such as {@code future #5 (predictAsync)}, and how far it is. */
  @Override
  public String toString() {
    String progress = computation.hasEnded() ? "ended" : "running";
    return lifetime.name() + ", " + (computation.isCancelled() ? "cancelled, " : "") + progress;
  }

  /** Uses this future up for one that continues it. */
  private synchronized void use() {
    checkJoinable();
    if (!lifetime.isOpen()) {
      throw new IllegalStateException(lifetime.name() + " was joined or closed before");
    }
    continuedAt = Site.here();
    computation.continued();
    lifetime.endOf(this);
  }

  private T joined() throws ExecutionException {
    try {
      return join();
    } catch (ComputationFailedException failed) {
      throw new ExecutionException(failed.getMessage(), failed.getCause());
    }
  }

  private void end() {
    computation.inUse().end();
    lifetime.endOf(this);
  }

  private void checkJoinable() {
    Site continuation = continuedAt;
    if (continuation != null) {
      throw new IllegalStateException(
          lifetime.name()
              + " was continued at "
              + continuation
              + ": join the future that was returned there");
    }
    if (computation.runsHere()) {
      throw new IllegalStateException(
          lifetime.name() + " is joined by its own body, which would wait for itself");
    }
  }

  /** Runs when the life of the future ends, in whatever way; what is done already is done once. */
  private static void letGo(Computation<?> computation) {
    if (computation.isContinued()) {
      return;
    }
    computation.cancel();
    var unused = computation.ended().thenRun(() -> clearUp(computation));
  }

  private static void clearUp(Computation<?> computation) {
    Failures failures = new Failures();
    failures.run(computation::dropResults);
    failures.run(computation.inUse()::end);
    Throwable unseen = failures.any() ? failures.first() : computation.unseenFailure();
    if (unseen != null) {
      LOGGER.log(
          Logger.Level.WARNING,
          computation.name() + ", started at " + computation.startedAt() + ", failed unnoticed",
          unseen);
    }
  }
}
