// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Moves the condition of a loop before its body. Eclipse's compiler emits {@code while (c) body} as
 * a jump to the condition, which follows the body and jumps back to it. Control enters such a loop
 * at its condition only.
 */
final class RotatedLoops {

  private final BlockGraph graph;
  private final List<Integer> order;
  private final Map<Integer, Integer> positions = new HashMap<>();

  private RotatedLoops(BlockGraph graph, List<Integer> order) {
    this.graph = graph;
    this.order = new ArrayList<>(order);
    number();
  }

  /** Returns the blocks in an order in which the loops begin with their conditions. */
  static List<Integer> straightened(BlockGraph graph, List<Integer> order) {
    RotatedLoops loops = new RotatedLoops(graph, order);
    // Each iteration moves one condition; there are at most as many nested loops as blocks.
    for (int left = order.size(); left > 0 && loops.straightenOne(); left--) {
      loops.number();
    }
    return loops.order;
  }

  private void number() {
    for (int i = 0; i < order.size(); i++) {
      positions.put(order.get(i), i);
    }
  }

  private boolean straightenOne() {
    for (Map.Entry<Integer, Integer> loop : loops().entrySet()) {
      int entry = onlyEntry(loop.getKey(), loop.getValue());
      if (entry > loop.getKey()) {
        Collections.rotate(order.subList(loop.getKey(), loop.getValue()), loop.getKey() - entry);
        return true;
      }
    }
    return false;
  }

  /** Returns the end of each loop, by its start. */
  private SortedMap<Integer, Integer> loops() {
    SortedMap<Integer, Integer> loops = new TreeMap<>();
    for (int i = 0; i < order.size(); i++) {
      for (int target : targets(i)) {
        if (target <= i) {
          loops.merge(target, i + 1, Math::max);
        }
      }
    }
    return loops;
  }

  /** Returns the one position at which a loop is entered from outside, -1 if there are several. */
  private int onlyEntry(int from, int to) {
    int entry = from == 0 ? 0 : -1; // The method itself enters its first block.
    for (int i = 0; i < order.size(); i++) {
      boolean isInside = from <= i && i < to;
      for (int target : isInside ? List.<Integer>of() : targets(i)) {
        if (from <= target && target < to) {
          if (entry >= 0 && entry != target) {
            return -1;
          }
          entry = target;
        }
      }
    }
    return entry;
  }

  /** Returns where the code can go on, without what is built elsewhere. */
  private List<Integer> targets(int position) {
    List<Integer> targets = new ArrayList<>();
    for (int block : graph.blocks().get(order.get(position)).end().targets()) {
      Integer target = positions.get(block);
      if (target != null) {
        targets.add(target);
      }
    }
    return targets;
  }
}
