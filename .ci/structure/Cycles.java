// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Strongly connected components of two and more nodes (Tarjan 1972). */
final class Cycles {
  private final Map<String, Set<String>> graph;
  private final Map<String, Integer> index = new HashMap<>();
  private final Map<String, Integer> low = new HashMap<>();
  private final Deque<String> stack = new ArrayDeque<>();
  private final List<Set<String>> found = new ArrayList<>();

  private Cycles(Map<String, Set<String>> graph) {
    this.graph = graph;
  }

  static List<Set<String>> of(Map<String, Set<String>> graph) {
    Cycles cycles = new Cycles(graph);
    for (String node : graph.keySet()) {
      if (!cycles.index.containsKey(node)) {
        cycles.visit(node);
      }
    }
    cycles.found.sort(Comparator.<Set<String>>comparingInt(Set::size).reversed());
    return Collections.unmodifiableList(cycles.found);
  }

  private void visit(String node) {
    int number = index.size();
    index.put(node, number);
    low.put(node, number);
    stack.push(node);
    for (String next : graph.getOrDefault(node, Set.of())) {
      if (!index.containsKey(next)) {
        visit(next);
        low.merge(node, low.get(next), Math::min);
      } else if (stack.contains(next)) {
        low.merge(node, index.get(next), Math::min);
      }
    }
    if (low.get(node) == number) {
      take(node);
    }
  }

  private void take(String root) {
    Set<String> component = new TreeSet<>();
    String node;
    do {
      node = stack.pop();
      component.add(node);
    } while (!node.equals(root));
    if (component.size() > 1) {
      found.add(component);
    }
  }
}
