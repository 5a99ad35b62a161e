// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.task;

import dev.tensorlint.runtime.tracking.Site;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A strand of work, which at most one thread runs at a time. What a program sets up for a stretch
 * of work belongs to a task, in {@link TaskLocal}s: its open scopes, its device, what records its
 * operations.
 *
 * <p>Every thread has a task of its own, which it runs while it runs no other. It is a child of the
 * task that started the thread. A {@linkplain #child child} starts with its parent's {@linkplain
 * TaskLocal#inherited inherited} values and without the others: above all without a scope. After
 * that, parent and child know nothing of each other.
 *
 * <p>A task may go from thread to thread, and takes its values along:
 *
 * <pre>{@code
 * Task request = Task.current().child();
 * ioThread.execute(() -> request.run(() -> scope = TensorScope.open()));
 * computeThread.execute(() -> request.run(() -> answer(scope)));   // later, in the same scope
 * }</pre>
 */
public final class Task {

  /** Runs when a thread is made, on the thread that makes it. */
  private static final InheritableThreadLocal<@Nullable Task> CURRENT =
      new InheritableThreadLocal<>() {
        @Override
        protected @Nullable Task childValue(@Nullable Task parent) {
          return parent == null ? null : new Task(Site.UNKNOWN, parent.values.inherited());
        }
      };

  private final Site startedAt;
  private final TaskValues values;
  private final AtomicReference<@Nullable Thread> runner = new AtomicReference<>();
  private volatile boolean cancelled;
  private volatile String thread = "";

  private Task(Site startedAt, TaskValues values) {
    this.startedAt = startedAt;
    this.values = values;
  }

  /** Returns the task that this thread runs. */
  public static Task current() {
    Task task = CURRENT.get();
    if (task == null) {
      task = new Task(Site.UNKNOWN, new TaskValues());
      CURRENT.set(task);
    }
    if (task.runner.getPlain() == null) {
      task.belongTo(Thread.currentThread());
    }
    return task;
  }

  /** Makes a task that starts at the current line of user code; nothing runs it yet. */
  public Task child() {
    return new Task(Site.here(), values.inherited());
  }

  /**
   * Runs a body as this task on the calling thread, which has its former task back afterwards. The
   * body sees all that earlier bodies of this task did, on whatever thread.
   *
   * @throws IllegalStateException when another thread runs this task
   */
  public void run(Runnable body) {
    Task before = current();
    boolean entered = enter();
    CURRENT.set(this);
    try {
      body.run();
    } finally {
      CURRENT.set(before);
      if (entered) {
        runner.set(null);
      }
    }
  }

  /** Returns whether this is the task that the calling thread runs. */
  public boolean isCurrent() {
    return CURRENT.get() == this;
  }

  /** Asks the task to end. Bodies that run long ask {@link #checkCancelled} between their steps. */
  public void cancel() {
    cancelled = true;
  }

  public boolean isCancelled() {
    return cancelled;
  }

  /**
   * Ends the work of a task that was asked to end.
   *
   * @throws CancellationException when the current task is cancelled
   */
  public static void checkCancelled() {
    if (current().isCancelled()) {
      throw new CancellationException(current() + " is cancelled");
    }
  }

  /** Returns {@code the task started at File.java:line}, or {@code the task of thread main}. */
  @Override
  public String toString() {
    return startedAt.isKnown()
        ? "the task started at " + startedAt
        : "the task of thread " + thread;
  }

  TaskValues values() {
    return values;
  }

  /** A thread's own task is run by it for good. */
  private void belongTo(Thread owner) {
    thread = owner.getName();
    runner.set(owner);
  }

  /** Returns whether this call made the thread the runner, and so has to end it. */
  private boolean enter() {
    Thread here = Thread.currentThread();
    Thread running = runner.compareAndExchange(null, here);
    if (running != null && running != here) {
      throw new IllegalStateException(
          this
              + " is running on thread "
              + running.getName()
              + " and cannot run on thread "
              + here.getName()
              + " at the same time: make a task of its own with Task.current().child()");
    }
    return running == null;
  }
}
