// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds code that is expected to throw: a function that a test passes to a method that requires a
 * failure, and code in a {@code try} with a handler that precedes a call that never returns, such
 * as {@code fail()}.
 */
final class ExpectedFailures {

  private final List<Instr> instructions;
  private final List<List<Edge>> edges;
  private final int exceptionalExit;

  ExpectedFailures(List<Instr> instructions, List<List<Edge>> edges, int exceptionalExit) {
    this.instructions = instructions;
    this.edges = edges;
    this.exceptionalExit = exceptionalExit;
  }

  /**
   * Returns the nodes that are expected not to complete normally.
   *
   * @param demanded nodes that a call requires to fail
   * @param misuses nodes whose misuse exception a clause catches by its type
   * @param doubtful calls that may never return
   */
  Expectations expectations(Set<Integer> demanded, Set<Integer> misuses, Set<Integer> doubtful) {
    Set<Integer> failures = new HashSet<>(demanded);
    failures.addAll(caught(neverComingBack(Set.of())));
    Set<Integer> possible = doubtful.isEmpty() ? Set.of() : caught(neverComingBack(doubtful));
    return new Expectations(failures, possible, misuses, doubtful, isAnySupposed());
  }

  private boolean isAnySupposed() {
    for (List<Edge> outgoing : edges) {
      for (Edge edge : outgoing) {
        if (edge.isSupposed()) {
          return true;
        }
      }
    }
    return false;
  }

  private Set<Integer> caught(Set<Integer> nodes) {
    return nodes.isEmpty()
        ? nodes
        : nodes.stream().filter(this::isCaught).collect(Collectors.toSet());
  }

  private boolean isCaught(int node) {
    return edges.get(node).stream()
        .anyMatch(edge -> edge.isExceptional() && edge.target() != exceptionalExit);
  }

  /**
   * Returns the nodes from which every path without an exception ends in a call that never returns.
   * An endless loop does not count.
   *
   * @param doubtful further calls that are assumed never to return
   */
  private Set<Integer> neverComingBack(Set<Integer> doubtful) {
    Deque<Integer> open = new ArrayDeque<>();
    int[] pathsLeft = new int[edges.size()];
    for (int node = 0; node < edges.size(); node++) {
      for (Edge edge : edges.get(node)) {
        pathsLeft[node] += isOnPath(node, edge, doubtful) ? 1 : 0;
      }
      if (pathsLeft[node] == 0 && instructions.get(node) instanceof Instr.Invoke) {
        open.add(node);
      }
    }
    if (open.isEmpty()) {
      return Set.of();
    }
    List<List<Integer>> sources = sources(doubtful);
    Set<Integer> never = new HashSet<>();
    while (!open.isEmpty()) {
      int node = open.remove();
      never.add(node);
      sources.get(node).stream().filter(source -> --pathsLeft[source] == 0).forEach(open::add);
    }
    return never;
  }

  private List<List<Integer>> sources(Set<Integer> doubtful) {
    List<List<Integer>> sources = new ArrayList<>(edges.size());
    for (int node = 0; node < edges.size(); node++) {
      sources.add(new ArrayList<>(2));
    }
    for (int node = 0; node < edges.size(); node++) {
      for (Edge edge : edges.get(node)) {
        if (isOnPath(node, edge, doubtful)) {
          sources.get(edge.target()).add(node);
        }
      }
    }
    return sources;
  }

  private static boolean isOnPath(int node, Edge edge, Set<Integer> doubtful) {
    return !edge.isExceptional() && !doubtful.contains(node);
  }
}
