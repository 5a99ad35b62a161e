// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Orders nodes of a graph so that each comes behind all that it leads to, cycles aside: strongly
 * connected components by Tarjan ("Depth-first search and linear graph algorithms", SIAM Journal on
 * Computing, 1972), without recursion, so that deep call chains do no harm.
 *
 * @param <N> the nodes, compared by {@code equals}
 */
final class BottomUpOrder<N> {

  private final Function<N, List<N>> successors;
  private final Map<N, Integer> index = new HashMap<>();
  private final Map<N, Integer> low = new HashMap<>();
  private final Deque<N> open = new ArrayDeque<>();
  private final Set<N> isOpen = new HashSet<>();
  private final List<List<N>> components = new ArrayList<>();

  private record Visit<N>(N node, Iterator<N> successors) {}

  private BottomUpOrder(Function<N, List<N>> successors) {
    this.successors = successors;
  }

  /** Returns the strongly connected components, called ones before callers. */
  static <N> List<List<N>> of(List<N> nodes, Function<N, List<N>> successors) {
    BottomUpOrder<N> order = new BottomUpOrder<>(successors);
    for (N node : nodes) {
      if (!order.index.containsKey(node)) {
        order.visit(node);
      }
    }
    return order.components;
  }

  private void visit(N root) {
    Deque<Visit<N>> path = new ArrayDeque<>();
    path.push(enter(root));
    while (!path.isEmpty()) {
      Visit<N> visit = path.element();
      if (visit.successors().hasNext()) {
        N successor = visit.successors().next();
        if (!index.containsKey(successor)) {
          path.push(enter(successor));
        } else if (isOpen.contains(successor)) {
          low.merge(visit.node(), index(successor), Math::min);
        }
        continue;
      }
      path.pop();
      leave(visit.node());
      if (!path.isEmpty()) {
        low.merge(path.element().node(), low(visit.node()), Math::min);
      }
    }
  }

  private Visit<N> enter(N node) {
    index.put(node, index.size());
    low.put(node, index(node));
    open.push(node);
    isOpen.add(node);
    return new Visit<>(node, successors.apply(node).iterator());
  }

  private void leave(N node) {
    if (low(node) != index(node)) {
      return;
    }
    List<N> component = new ArrayList<>();
    N member;
    do {
      member = open.pop();
      isOpen.remove(member);
      component.add(member);
    } while (!member.equals(node));
    components.add(component);
  }

  private int index(N node) {
    return index.getOrDefault(node, -1);
  }

  private int low(N node) {
    return low.getOrDefault(node, -1);
  }
}
