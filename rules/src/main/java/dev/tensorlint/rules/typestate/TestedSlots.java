// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The slots that a graph tests or returns, with the nodes that do so. */
final class TestedSlots {

  private final Map<Slot, Set<Integer>> nodes = new HashMap<>();

  private TestedSlots() {}

  static TestedSlots of(Cfg cfg) {
    TestedSlots tested = new TestedSlots();
    for (int node = 0; node < cfg.size(); node++) {
      if (cfg.instruction(node) instanceof Instr.Return end && end.value() != null) {
        tested.nodes.computeIfAbsent(end.value(), slot -> new HashSet<>()).add(node);
      }
      for (Edge edge : cfg.edges(node)) {
        if (edge.condition() != null) {
          tested.nodes.computeIfAbsent(edge.condition().slot(), slot -> new HashSet<>()).add(node);
        }
      }
    }
    return tested;
  }

  boolean isTested(Slot slot) {
    return nodes.containsKey(slot);
  }

  /**
   * Returns whether a variable is tested at more than one node, so that its tests are correlated.
   */
  boolean isTestedAgain(Slot slot) {
    return !(slot instanceof Slot.Temporary) && nodes.getOrDefault(slot, Set.of()).size() > 1;
  }
}
