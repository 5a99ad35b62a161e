// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.ir.Local;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The parameters of a graph, at the nodes where they have the values that they have at the call: no
 * assignment to them reaches the node.
 */
final class FirstValues {

  private final Map<Local, Integer> positions = new HashMap<>();

  /** For each parameter that is assigned, the nodes that an assignment to it reaches. */
  private final Map<Local, BitSet> reassigned = new HashMap<>();

  FirstValues(Cfg cfg, List<Local> parameters) {
    for (int i = 0; i < parameters.size(); i++) {
      positions.put(parameters.get(i), i);
    }
    for (int node = 0; node < cfg.size(); node++) {
      if (cfg.instruction(node).target() instanceof Slot.Variable variable
          && positions.containsKey(variable.local())) {
        addReached(cfg, node, reassigned.computeIfAbsent(variable.local(), key -> new BitSet()));
      }
    }
  }

  private static void addReached(Cfg cfg, int assignment, BitSet reached) {
    Deque<Integer> open = new ArrayDeque<>(List.of(assignment));
    while (!open.isEmpty()) {
      for (Edge edge : cfg.edges(open.remove())) {
        if (!reached.get(edge.target())) {
          reached.set(edge.target());
          open.add(edge.target());
        }
      }
    }
  }

  /** Returns the position of the parameter whose first value a slot holds at a node, else null. */
  @Nullable Integer at(int node, Slot slot) {
    return slot instanceof Slot.Variable variable ? at(node, variable.local()) : null;
  }

  /** Returns the position of a parameter that has its first value at a node, else null. */
  @Nullable Integer at(int node, Local local) {
    BitSet changed = reassigned.get(local);
    return changed != null && changed.get(node) ? null : positions.get(local);
  }
}
