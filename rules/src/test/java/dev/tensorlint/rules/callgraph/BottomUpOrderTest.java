// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

final class BottomUpOrderTest {

  private static List<List<String>> order(List<String> nodes, Map<String, List<String>> calls) {
    return BottomUpOrder.of(nodes, node -> calls.getOrDefault(node, List.of()), nodes::indexOf);
  }

  @Test
  void calledOnesFirst() {
    assertEquals(
        List.of(List.of("c"), List.of("b"), List.of("a"), List.of("d")),
        order(
            List.of("a", "b", "c", "d"),
            Map.of("a", List.of("b"), "b", List.of("c"), "d", List.of("a"))));
  }

  @Test
  void cyclesAreOneComponent() {
    assertEquals(
        List.of(List.of("d"), List.of("c", "b", "a")),
        order(
            List.of("a", "b", "c", "d"),
            Map.of("a", List.of("b"), "b", List.of("c", "d"), "c", List.of("a"))));
  }

  @Test
  void aCallOfItself() {
    assertEquals(List.of(List.of("a")), order(List.of("a"), Map.of("a", List.of("a"))));
  }

  @Test
  void aChainOfManyCalls() {
    int length = 200_000;
    List<Integer> nodes = IntStream.range(0, length).boxed().toList();
    List<List<Integer>> components =
        BottomUpOrder.of(
            nodes, node -> node + 1 < length ? List.of(node + 1) : List.of(), Integer::intValue);
    assertEquals(length, components.size());
    assertEquals(List.of(length - 1), components.get(0));
    assertEquals(List.of(0), components.get(length - 1));
  }

  @Provide
  Arbitrary<List<List<Integer>>> graphs() {
    return Arbitraries.integers().between(0, 7).list().ofMaxSize(3).list().ofSize(8);
  }

  @Property
  void eachNodeOnceBehindAllThatItReachesAndThatDoNotReachIt(
      @ForAll("graphs") List<List<Integer>> calls) {
    List<Integer> nodes = IntStream.range(0, 8).boxed().toList();
    List<List<Integer>> components = BottomUpOrder.of(nodes, calls::get, Integer::intValue);
    int[] rank = ranks(components);
    for (int from : nodes) {
      for (int to : reachable(from, calls)) {
        boolean isCycle = reachable(to, calls).contains(from);
        assertTrue(isCycle ? rank[to] == rank[from] : rank[to] < rank[from]);
      }
    }
  }

  private static int[] ranks(List<List<Integer>> components) {
    int[] rank = new int[8];
    Arrays.fill(rank, -1);
    for (int i = 0; i < components.size(); i++) {
      for (int node : components.get(i)) {
        assertEquals(-1, rank[node], "each node once");
        rank[node] = i;
      }
    }
    assertTrue(Arrays.stream(rank).allMatch(each -> each >= 0), "each node");
    return rank;
  }

  private static Set<Integer> reachable(int from, List<List<Integer>> calls) {
    Set<Integer> reached = new HashSet<>();
    List<Integer> open = new ArrayList<>(calls.get(from));
    while (!open.isEmpty()) {
      int node = open.remove(open.size() - 1);
      if (reached.add(node)) {
        open.addAll(calls.get(node));
      }
    }
    return reached;
  }
}
