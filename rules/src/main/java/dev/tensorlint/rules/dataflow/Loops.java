// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The natural loops of a graph (Aho, Lam, Sethi, Ullman, "Compilers", 2nd edition, section 9.6.6).
 * Loops with one head are one loop.
 */
public final class Loops {

  private final Map<Integer, BitSet> bodies;

  private Loops(Map<Integer, BitSet> bodies) {
    this.bodies = bodies;
  }

  /** Returns the loops of a graph in which each loop is entered by its head. */
  public static Loops of(Cfg cfg) {
    int[] rank = ReversePostorder.of(cfg);
    Map<Integer, Deque<Integer>> ends = new HashMap<>();
    for (int node = 0; node < cfg.size(); node++) {
      for (Edge edge : cfg.edges(node)) {
        boolean isReached = rank[node] < cfg.size();
        if (isReached && rank[edge.target()] <= rank[node]) {
          ends.computeIfAbsent(edge.target(), head -> new ArrayDeque<>()).add(node);
        }
      }
    }
    Map<Integer, BitSet> bodies = new HashMap<>();
    if (!ends.isEmpty()) {
      List<List<Integer>> sources = sources(cfg);
      ends.forEach((head, open) -> bodies.put(head, body(head, open, sources)));
    }
    return new Loops(bodies);
  }

  private static List<List<Integer>> sources(Cfg cfg) {
    List<List<Integer>> sources = new ArrayList<>(cfg.size());
    for (int node = 0; node < cfg.size(); node++) {
      sources.add(new ArrayList<>(1));
    }
    for (int node = 0; node < cfg.size(); node++) {
      for (Edge edge : cfg.edges(node)) {
        sources.get(edge.target()).add(node);
      }
    }
    return sources;
  }

  /** Returns the head and all nodes that lead to an end of the loop without passing the head. */
  private static BitSet body(int head, Deque<Integer> open, List<List<Integer>> sources) {
    BitSet body = new BitSet();
    body.set(head);
    while (!open.isEmpty()) {
      int node = open.pop();
      if (!body.get(node)) {
        body.set(node);
        open.addAll(sources.get(node));
      }
    }
    return body;
  }

  /** Returns whether some edge leads back to a node. */
  public boolean isHead(int node) {
    return bodies.containsKey(node);
  }

  /** Returns whether a node is in the loop of a head. */
  public boolean isInside(int head, int node) {
    BitSet body = bodies.get(head);
    return body != null && body.get(node);
  }
}
