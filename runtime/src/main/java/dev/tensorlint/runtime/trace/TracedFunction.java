// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.trace;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.Site;
import java.lang.System.Logger;
import java.lang.ref.Reference;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A function of tensors whose body runs once for each kind of call and is a graph from then on.
 *
 * <p><b>Cache.</b> A graph is kept for each combination of the inputs' shapes and types and of the
 * Java values that a call passes. Values that differ in each call (a step number, a lambda) so cost
 * a trace and a graph in each call; what changes from call to call is passed as a tensor. {@link
 * #traces} and {@link #cached} show it, and a function that is traced {@value #MANY} times says so,
 * once, in the log.
 *
 * <p><b>Speed.</b> Element-wise operations that feed each other, also after a matrix product, are
 * computed in one pass, so that what is between them is never in memory; but one by one where a
 * tape records them. The results are the same.
 *
 * <p><b>Ownership.</b> The function owns its graphs and their constants until {@link #close}. What
 * a call gives is a new handle, which the innermost scope owns, or the caller where no scope is
 * open. Gradients go through a call as through its operations. Safe for use by many threads.
 *
 * <pre>{@code
 * try (TracedFunction f = TracedFunction.of(x -> x.mul(2f).tanh());
 *     Tensor x = Tensor.of(1f, 2f);
 *     Tensor y = f.call(x)) { ... }
 * }</pre>
 */
public final class TracedFunction implements AutoCloseable {

  private static final int MANY = 16;
  private static final Logger LOGGER = System.getLogger("dev.tensorlint.runtime");

  private final Function<Trace, SymbolicTensor> body;
  private final Map<Signature, Graph> graphs;
  private final Set<Lifetime> sessions;
  private final AtomicInteger traces = new AtomicInteger();
  private final Lifetime lifetime;

  private TracedFunction(
      Function<Trace, SymbolicTensor> body, Map<Signature, Graph> graphs, Set<Lifetime> sessions) {
    this.body = body;
    this.graphs = graphs;
    this.sessions = sessions;
    this.lifetime =
        Lifetime.open(
            this,
            HandleKind.FUNCTION,
            "",
            () -> {
              sessions.forEach(session -> session.close("its function"));
              graphs.values().forEach(Graph::close);
            });
  }

  /** Makes a function of one tensor. */
  public static TracedFunction of(UnaryOperator<SymbolicTensor> body) {
    return ofTrace(trace -> body.apply(trace.input(0)));
  }

  /**
   * Makes a function of any number of tensors and Java values, which its body finds in the trace.
   */
  public static TracedFunction ofTrace(Function<Trace, SymbolicTensor> body) {
    return new TracedFunction(body, new ConcurrentHashMap<>(), ConcurrentHashMap.newKeySet());
  }

  /**
   * Runs the function.
   *
   * @param inputs stay open and stay the caller's
   * @throws IllegalStateException when this function is closed
   * @throws SymbolicTensorException when the body, in its first run, reads data or uses a symbolic
   *     tensor of another trace
   */
  public Tensor call(Tensor... inputs) {
    return callWith(List.of(), inputs);
  }

  /**
   * As {@link #call}, with Java values for the body.
   *
   * @param arguments not null; compared by {@code equals}, so arrays and lambdas are equal to
   *     themselves only
   * @throws IllegalArgumentException when there is a tensor among them
   */
  public Tensor callWith(List<?> arguments, Tensor... inputs) {
    List<Tensor> tensors = List.of(inputs);
    Graph graph = graph(Signature.of(tensors, arguments));
    try {
      return TensorScope.tidy(() -> graph.run(tensors));
    } finally {
      // Else an unnamed function could be collected, and its constants freed, while it computes.
      Reference.reachabilityFence(this);
    }
  }

  /** Returns how often the body ran to its end. */
  public int traces() {
    return traces.get();
  }

  /** Returns how many graphs are kept. */
  public int cached() {
    return graphs.size();
  }

  public boolean isClosed() {
    return !lifetime.isOpen();
  }

  /** Adds a session, which ends with this function at the latest. */
  void begin(Lifetime session) {
    sessions.removeIf(each -> !each.isOpen());
    sessions.add(session);
    if (isClosed()) {
      session.close("its function");
    }
  }

  /** Frees the graphs and their constants, and closes its sessions. A second call does nothing. */
  @Override
  public synchronized void close() {
    lifetime.endOf(this);
  }

  /** Returns the function's name, such as {@code function #5}. */
  @Override
  public String toString() {
    return lifetime.name() + (isClosed() ? ", closed" : "");
  }

  private Graph graph(Signature signature) {
    checkOpen();
    Graph known = graphs.get(signature);
    return known != null ? known : traced(signature);
  }

  /** One trace at a time, as a body may change what it closes over. */
  private synchronized Graph traced(Signature signature) {
    Graph known = graphs.get(signature);
    if (known != null) {
      return known;
    }
    checkOpen();
    Graph graph = TensorScope.tidy(() -> Trace.of(lifetime, signature, body));
    if (isClosed()) {
      graph.close();
      checkOpen();
    }
    graphs.put(signature, graph);
    if (traces.incrementAndGet() == MANY) {
      warn(signature);
    }
    return graph;
  }

  private void warn(Signature last) {
    LOGGER.log(
        Logger.Level.WARNING,
        "{0} created at {1} was traced {2} times, and keeps a graph for each; the last one at {3}"
            + " for {4}: give tensors one shape, and pass as a tensor what changes",
        lifetime.name(),
        lifetime.createdAt(),
        MANY,
        Site.here(),
        last);
  }

  void checkOpen() {
    if (!lifetime.use()) {
      throw new IllegalStateException(
          lifetime.name()
              + " is closed: "
              + lifetime.snapshot().story("closed")
              + "; called again at "
              + Site.here());
    }
  }
}
