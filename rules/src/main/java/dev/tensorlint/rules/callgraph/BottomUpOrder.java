// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * Orders the nodes of a graph so that each comes after its successors, cycles aside. Computes
 * strongly connected components by Tarjan ("Depth-first search and linear graph algorithms", SIAM
 * Journal on Computing, 1972), without recursion, so that deep call chains cannot overflow the
 * stack.
 *
 * @param <N> the nodes, compared by {@code equals}
 */
public final class BottomUpOrder<N> {

  private static final int UNSEEN = -1;

  private final Function<N, List<N>> successors;
  private final ToIntFunction<N> number;
  private final int[] index;
  private final int[] low;
  private final BitSet isOpen = new BitSet();
  private final ArrayList<N> open = new ArrayList<>();
  private final ArrayList<Visit<N>> path = new ArrayList<>();
  private final List<List<N>> components = new ArrayList<>();
  private int entered;

  private record Visit<N>(N node, int number, Iterator<N> successors) {}

  private BottomUpOrder(int size, Function<N, List<N>> successors, ToIntFunction<N> number) {
    this.successors = successors;
    this.number = number;
    this.index = new int[size];
    this.low = new int[size];
    Arrays.fill(index, UNSEEN);
  }

  /**
   * Returns the strongly connected components, callees before callers.
   *
   * @param number the position of a node in the list
   */
  public static <N> List<List<N>> of(
      List<N> nodes, Function<N, List<N>> successors, ToIntFunction<N> number) {
    BottomUpOrder<N> order = new BottomUpOrder<>(nodes.size(), successors, number);
    for (int i = 0; i < nodes.size(); i++) {
      if (order.index[i] == UNSEEN) {
        order.visit(nodes.get(i), i);
      }
    }
    return order.components;
  }

  private void visit(N root, int rootNumber) {
    path.add(enter(root, rootNumber));
    while (!path.isEmpty()) {
      Visit<N> visit = path.get(path.size() - 1);
      if (visit.successors().hasNext()) {
        follow(visit.number(), visit.successors().next());
        continue;
      }
      path.remove(path.size() - 1);
      leave(visit);
      if (!path.isEmpty()) {
        int caller = path.get(path.size() - 1).number();
        low[caller] = Math.min(low[caller], low[visit.number()]);
      }
    }
  }

  private void follow(int from, N successor) {
    int to = number.applyAsInt(successor);
    if (index[to] == UNSEEN) {
      path.add(enter(successor, to));
    } else if (isOpen.get(to)) {
      low[from] = Math.min(low[from], index[to]);
    }
  }

  private Visit<N> enter(N node, int at) {
    index[at] = entered;
    low[at] = entered++;
    open.add(node);
    isOpen.set(at);
    return new Visit<>(node, at, successors.apply(node).iterator());
  }

  private void leave(Visit<N> visit) {
    if (low[visit.number()] != index[visit.number()]) {
      return;
    }
    List<N> component = new ArrayList<>(1);
    N member;
    do {
      member = open.remove(open.size() - 1);
      isOpen.clear(number.applyAsInt(member));
      component.add(member);
    } while (!member.equals(visit.node()));
    components.add(component);
  }
}
