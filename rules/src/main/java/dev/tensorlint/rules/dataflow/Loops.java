// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Predecessors;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The natural loops of a graph (Aho, Lam, Sethi, Ullman, "Compilers", 2nd edition, section 9.6.6).
 * Loops with one head are one loop. Which nodes a loop has is found out when it is first asked for,
 * since many nested ones have many nodes together. Not thread-safe.
 */
public final class Loops {

  private final Cfg cfg;

  /** The nodes from which an edge leads back, by head. */
  private final Map<Integer, List<Integer>> ends;

  private final Map<Integer, BitSet> bodies = new HashMap<>();
  private @Nullable List<List<Integer>> sources;

  private Loops(Cfg cfg, Map<Integer, List<Integer>> ends) {
    this.cfg = cfg;
    this.ends = ends;
  }

  /** Returns the loops of a graph in which each loop is entered by its head. */
  public static Loops of(Cfg cfg) {
    int[] rank = ReversePostorder.of(cfg);
    Map<Integer, List<Integer>> ends = new HashMap<>();
    for (int node = 0; node < cfg.size(); node++) {
      for (Edge edge : cfg.edges(node)) {
        boolean isReached = rank[node] < cfg.size();
        if (isReached && rank[edge.target()] <= rank[node]) {
          ends.computeIfAbsent(edge.target(), head -> new ArrayList<>()).add(node);
        }
      }
    }
    return new Loops(cfg, ends);
  }

  /** Returns the head and all nodes that lead to an end of the loop without passing the head. */
  private BitSet body(int head) {
    List<List<Integer>> before = sources == null ? Predecessors.of(cfg) : sources;
    sources = before;
    BitSet body = new BitSet();
    body.set(head);
    Deque<Integer> open = new ArrayDeque<>(ends.getOrDefault(head, List.of()));
    while (!open.isEmpty()) {
      int node = open.pop();
      if (!body.get(node)) {
        body.set(node);
        open.addAll(before.get(node));
      }
    }
    return body;
  }

  /** Returns whether some edge leads back to a node. */
  public boolean isHead(int node) {
    return ends.containsKey(node);
  }

  /** Returns whether a node is in the loop of a head. */
  public boolean isInside(int head, int node) {
    return isHead(head) && bodies.computeIfAbsent(head, this::body).get(node);
  }

  /** Returns whether some loop has a node, and not another one; a negative node is in none. */
  public boolean isInsideWithout(int node, int other) {
    return node >= 0
        && ends.keySet().stream()
            .anyMatch(head -> isInside(head, node) && (other < 0 || !isInside(head, other)));
  }
}
