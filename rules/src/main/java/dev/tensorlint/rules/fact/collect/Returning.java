// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import java.util.BitSet;
import java.util.List;

/** The nodes from which a body can end normally. What happens on other paths undoes a failure. */
final class Returning {

  private Returning() {}

  static BitSet nodes(Cfg cfg) {
    BitSet reached = new BitSet(cfg.size());
    reached.set(cfg.exit());
    boolean isNew = true;
    while (isNew) {
      isNew = false;
      for (int node = cfg.size() - 1; node >= 0; node--) {
        if (!reached.get(node) && leadsTo(reached, cfg.edges(node))) {
          reached.set(node);
          isNew = true;
        }
      }
    }
    return reached;
  }

  private static boolean leadsTo(BitSet nodes, List<Edge> edges) {
    for (Edge edge : edges) {
      if (nodes.get(edge.target())) {
        return true;
      }
    }
    return false;
  }
}
