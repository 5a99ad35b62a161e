// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The control-flow graph of one method. Nodes are numbered from 0 in the order in which they were
 * built; node 0 is the entry.
 *
 * @param instructions instruction of each node
 * @param edges outgoing edges of each node
 * @param exit node in which every normal path ends
 * @param exceptionalExit node that every exception that leaves the method ends in
 * @param deferred lambdas that do not run inline and have graphs of their own
 * @param loops the loops of the source
 * @param expectations nodes that need not end normally
 * @param inputs how the inputs of some calls change, by the span of the call
 */
public record Cfg(
    List<Instr> instructions,
    List<List<Edge>> edges,
    int exit,
    int exceptionalExit,
    List<Deferred> deferred,
    List<Loop> loops,
    Expectations expectations,
    Map<Span, Inputs> inputs) {

  public static final int ENTRY = 0;

  /**
   * A lambda that runs later, elsewhere, or at an unknown time.
   *
   * @param isKnown whether certainly no scope of the method is open around it
   * @param passedTo method whose argument it is, null for none
   */
  public record Deferred(Expr.Lambda lambda, boolean isKnown, @Nullable Callee passedTo) {}

  /**
   * @param isBounded whether its iterations are limited by a counter, by elements, or by the
   *     condition of a {@code for}
   * @param isEndless whether no condition that ends it was found
   */
  public record Loop(Span span, boolean isBounded, boolean isEndless) {}

  public Cfg {
    loops = List.copyOf(loops);
    instructions = List.copyOf(instructions);
    deferred = List.copyOf(deferred);
    inputs = Map.copyOf(inputs);
    edges = edges.stream().map(List::copyOf).toList();
  }

  public int size() {
    return instructions.size();
  }

  /** Returns whether a node is expected to fail: a misuse in it is intentional, and only throws. */
  public boolean isExpectedToFail(int node) {
    return expectations.failures().contains(node);
  }

  /** Returns whether a node is expected to fail if unknown calls never return. */
  public boolean mayBeExpectedToFail(int node) {
    return expectations.possibleFailures().contains(node);
  }

  /** Returns whether a clause catches the exception of a misuse in a node by its type. */
  public boolean isMisuseExpected(int node) {
    return expectations.misuses().contains(node);
  }

  /** Returns this graph for code that must end by the exception of a misuse. */
  public Cfg expectingMisuse() {
    Set<Integer> all = IntStream.range(0, size()).boxed().collect(Collectors.toSet());
    Expectations expecting =
        new Expectations(
            expectations.failures(),
            expectations.possibleFailures(),
            all,
            expectations.doubtful(),
            expectations.supposesExceptions());
    return new Cfg(instructions, edges, exit, exceptionalExit, deferred, loops, expecting, inputs);
  }

  /** Returns whether some path from the entry to the exit passes no call that may never return. */
  public boolean isSureToReturn() {
    return expectations.doubtful().isEmpty() || reachesSurely(List.of(ENTRY), exit, true);
  }

  /**
   * Returns whether some path from a node to another passes no call that may never return, and no
   * edge that is only supposed where no failure is expected. The first node is on the path.
   */
  public boolean isSureToReach(int from, int to) {
    return isSureEverywhere() || reachesSurely(List.of(from), to, false);
  }

  private boolean isSureEverywhere() {
    return expectations.doubtful().isEmpty() && !expectations.supposesExceptions();
  }

  /** Returns the same for the paths that start after the normal end of a node. */
  public boolean isSureToReachBehind(int from, int to) {
    return isSureEverywhere()
        || reachesSurely(
            edges(from).stream().filter(edge -> !edge.isExceptional()).map(Edge::target).toList(),
            to,
            false);
  }

  private boolean reachesSurely(List<Integer> starts, int to, boolean supposes) {
    BitSet reached = new BitSet(size());
    Deque<Integer> open = new ArrayDeque<>(starts);
    starts.forEach(reached::set);
    while (!open.isEmpty()) {
      int node = open.remove();
      if (node == to) {
        return true;
      }
      boolean isDoubtful = expectations.doubtful().contains(node);
      boolean mayThrow = supposes || expectations.failures().contains(node);
      for (Edge edge : isDoubtful ? List.<Edge>of() : edges(node)) {
        if (!reached.get(edge.target()) && (mayThrow || !edge.isSupposed())) {
          reached.set(edge.target());
          open.add(edge.target());
        }
      }
    }
    return false;
  }

  /** Returns the nodes that some path from the entry reaches. */
  public BitSet reachable() {
    BitSet reached = new BitSet(size());
    Deque<Integer> open = new ArrayDeque<>();
    reached.set(ENTRY);
    open.add(ENTRY);
    while (!open.isEmpty()) {
      for (Edge edge : edges(open.remove())) {
        if (!reached.get(edge.target())) {
          reached.set(edge.target());
          open.add(edge.target());
        }
      }
    }
    return reached;
  }

  public Instr instruction(int node) {
    return instructions.get(node);
  }

  public List<Edge> edges(int node) {
    return edges.get(node);
  }
}
