// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.jspecify.annotations.Nullable;

/**
 * The thread that analyses. What fails on it is told to the client, and the next task goes on as if
 * it had not been.
 */
final class Analyst implements AutoCloseable {

  /** A pause in the typing; long enough for a burst of keys, too short to be felt. */
  private static final long PAUSE_MILLIS = 40;

  private final ClientLog log;
  private final Runnable analysis;
  private final ScheduledThreadPoolExecutor thread =
      new ScheduledThreadPoolExecutor(1, Analyst::daemon);
  private final AtomicInteger waitingChanges = new AtomicInteger();
  private volatile boolean isClosed;
  private @Nullable ScheduledFuture<?> next;

  /**
   * @param analysis what is done after a change
   */
  Analyst(ClientLog log, Runnable analysis) {
    this.log = log;
    this.analysis = analysis;
    thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  private static Thread daemon(Runnable task) {
    Thread made = new Thread(task, "tensorlint-analyst");
    made.setDaemon(true);
    return made;
  }

  /** Makes a change, and analyses at once. */
  void run(String what, Runnable change) {
    submit(
        () -> {
          guarded(what, change);
          analyse();
        });
  }

  /** Makes a change, and analyses when no other follows for a moment. */
  void soon(Runnable change) {
    waitingChanges.incrementAndGet();
    submit(
        () -> {
          waitingChanges.decrementAndGet();
          guarded("take up a change", change);
          later();
        });
  }

  /** Returns whether a change waits that makes what is going on pointless. */
  boolean hasNews() {
    return isClosed || waitingChanges.get() > 0;
  }

  private void later() {
    if (isClosed) {
      return;
    }
    if (next != null) {
      next.cancel(false);
    }
    next = thread.schedule(this::analyse, PAUSE_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** Answers a question after everything that was changed before it has been analysed. */
  <T> CompletableFuture<T> ask(Supplier<T> question) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    submit(
        () -> {
          if (answer.isCancelled()) {
            return;
          }
          if (next != null && next.cancel(false)) {
            analyse();
          }
          answer(answer, question);
        });
    return answer;
  }

  private <T> void answer(CompletableFuture<T> answer, Supplier<T> question) {
    try {
      answer.complete(question.get());
    } catch (CancellationException e) {
      answer.completeExceptionally(contentModified());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      log.failure("tensorlint: a question could not be answered", e);
      answer.completeExceptionally(e);
    }
  }

  /** The protocol's word for a question that the next change has overtaken. */
  private static ResponseErrorException contentModified() {
    return new ResponseErrorException(
        new ResponseError(ResponseErrorCode.ContentModified, "the text has changed", null));
  }

  private void analyse() {
    next = null;
    guarded("analyse", analysis);
  }

  private void guarded(String what, Runnable task) {
    if (isClosed) {
      return;
    }
    try {
      task.run();
    } catch (CancellationException e) {
      later(); // A change that waits is the reason, and brings another analysis anyway.
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      log.failure("tensorlint: could not " + what, e);
    }
  }

  private void submit(Runnable task) {
    try {
      thread.execute(task);
    } catch (RejectedExecutionException e) {
      log.info("tensorlint: is shutting down");
    }
  }

  /**
   * Ends after what is being done now. The thread is not interrupted: it may be writing to the
   * client, and some streams do not survive that.
   */
  @Override
  public void close() {
    isClosed = true;
    thread.shutdown();
    try {
      if (!thread.awaitTermination(5, TimeUnit.SECONDS)) {
        log.warn("tensorlint: an analysis did not end in time and is abandoned");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
