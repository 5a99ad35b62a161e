// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** Numbers nodes so that, loops aside, each comes after its predecessors. */
final class ReversePostorder {

  private ReversePostorder() {}

  /** Returns the rank of each node; unreachable nodes rank last. */
  static int[] of(Cfg cfg) {
    int[] rank = new int[cfg.size()];
    Arrays.fill(rank, Integer.MAX_VALUE);
    boolean[] visited = new boolean[cfg.size()];
    int[] nextEdge = new int[cfg.size()];
    Deque<Integer> path = new ArrayDeque<>();
    int next = cfg.size();
    visited[Cfg.ENTRY] = true;
    path.push(Cfg.ENTRY);
    while (!path.isEmpty()) {
      int node = path.element();
      List<Edge> edges = cfg.edges(node);
      if (nextEdge[node] == edges.size()) {
        rank[node] = --next;
        path.pop();
        continue;
      }
      int target = edges.get(nextEdge[node]++).target();
      if (!visited[target]) {
        visited[target] = true;
        path.push(target);
      }
    }
    return rank;
  }
}
