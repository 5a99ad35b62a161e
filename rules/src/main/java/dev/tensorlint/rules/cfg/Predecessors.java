// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import java.util.ArrayList;
import java.util.List;

/** The nodes from which an edge leads to each node of a graph. */
public final class Predecessors {

  private Predecessors() {}

  /** Returns the predecessors by node; one of several edges comes several times. */
  public static List<List<Integer>> of(Cfg cfg) {
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
}
