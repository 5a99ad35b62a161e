// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.trace;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.MemoryKind;
import dev.tensorlint.runtime.tracking.Site;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Runs of one traced function on inputs that stay bound from run to run. What is bound is state
 * between calls, so a session belongs to the thread that opened it, and refuses all others; threads
 * share the function instead.
 *
 * <pre>{@code
 * try (Session session = Session.open(function)) {
 *   session.bind(1, weights);
 *   for (Tensor x : batches) {
 *     try (Tensor y = session.bind(0, x).run()) { ... }
 *   }
 * }
 * }</pre>
 */
public final class Session implements AutoCloseable {

  private final TracedFunction function;
  private final List<?> arguments;
  private final Map<Integer, Tensor> bound;
  private final Thread thread = Thread.currentThread();
  private final Lifetime lifetime;
  private long runs;

  private Session(TracedFunction function, List<?> arguments, Map<Integer, Tensor> bound) {
    this.function = function;
    this.arguments = arguments;
    this.bound = bound;
    this.lifetime =
        Lifetime.open(this, HandleKind.SESSION, "", () -> bound.values().forEach(Tensor::close));
  }

  /**
   * Opens a session, which only this thread may use.
   *
   * @param function stays the caller's; closing it closes the session
   * @param arguments the Java values of all runs
   * @throws IllegalStateException when the function is closed
   */
  public static Session open(TracedFunction function, Object... arguments) {
    function.checkOpen();
    Session session = new Session(function, List.of(arguments), new TreeMap<>());
    function.begin(session.lifetime);
    return session;
  }

  /**
   * Binds an input, by a handle of the session's own on the same data; what was bound there before
   * is released.
   *
   * @return this session
   * @throws ThreadConfinementException on another thread
   * @throws IllegalStateException when this session is closed
   * @throws dev.tensorlint.runtime.TensorDisposedException when the tensor is closed
   */
  public Session bind(int position, Tensor value) {
    check();
    if (position < 0) {
      throw new IndexOutOfBoundsException("inputs are counted from 0, got " + position);
    }
    Tensor before = bound.put(position, value.clone().keptBy(lifetime, MemoryKind.KEPT));
    if (before != null) {
      before.close();
    }
    return this;
  }

  /**
   * Runs the function on what is bound.
   *
   * @return a new tensor, which the innermost scope owns, or the caller where no scope is open
   * @throws ThreadConfinementException on another thread
   * @throws IllegalStateException when this session or its function is closed, or an input before
   *     the last bound one is not bound
   */
  public Tensor run() {
    check();
    for (int position = 0; position < bound.size(); position++) {
      if (!bound.containsKey(position)) {
        throw new IllegalStateException(this + " has no input " + position + ": bind it first");
      }
    }
    Tensor result = function.callWith(arguments, bound.values().toArray(Tensor[]::new));
    runs++;
    return result;
  }

  /**
   * Returns how many runs there were.
   *
   * @throws ThreadConfinementException on another thread
   */
  public long runs() {
    checkThread();
    return runs;
  }

  public boolean isClosed() {
    return !lifetime.isOpen();
  }

  /**
   * Releases what is bound. A second call does nothing.
   *
   * @throws ThreadConfinementException on another thread; nothing is released then
   */
  @Override
  public void close() {
    checkThread();
    lifetime.endOf(this);
  }

  /** Returns the session's name, such as {@code session #5}. */
  @Override
  public String toString() {
    return lifetime.name() + (isClosed() ? ", closed" : "");
  }

  private void check() {
    checkThread();
    if (!lifetime.use()) {
      throw new IllegalStateException(
          lifetime.name()
              + " is closed: "
              + lifetime.snapshot().story("closed")
              + "; used again at "
              + Site.here());
    }
  }

  private void checkThread() {
    Thread here = Thread.currentThread();
    if (here != thread) {
      throw new ThreadConfinementException(lifetime.name(), thread.getName(), here.getName());
    }
  }
}
