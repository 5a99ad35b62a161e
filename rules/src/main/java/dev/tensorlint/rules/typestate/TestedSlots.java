// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.ThrowCondition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The slots that a graph tests or returns, with the nodes that do so. */
final class TestedSlots {

  /** With more constants that one value is compared with, no outcome decides another. */
  private static final int MOST_RELATED = 64;

  private final Map<Slot, Set<Integer>> nodes = new HashMap<>();
  private final Map<Slot.Operand, List<Slot.Comparison>> byValue = new HashMap<>();
  private final Set<Slot> asked = new HashSet<>();

  private TestedSlots() {}

  /**
   * Returns the slots of a graph.
   *
   * @param deciding the conditions that decide what a call returns
   * @param lasting the slots whose tests matter at the end of the graph as well
   */
  static TestedSlots of(
      Cfg cfg, Function<Instr.Invoke, Set<ThrowCondition>> deciding, Collection<Slot> lasting) {
    TestedSlots tested = new TestedSlots();
    for (int node = 0; node < cfg.size(); node++) {
      if (cfg.instruction(node) instanceof Instr.Invoke call) {
        tested.addArguments(call, deciding.apply(call), node);
      }
      if (cfg.instruction(node) instanceof Instr.Return end && end.value() != null) {
        tested.add(end.value(), node);
      }
      for (Edge edge : cfg.edges(node)) {
        if (edge.condition() != null) {
          tested.add(edge.condition().slot(), node);
        }
        tested.addDecisive(cfg.instruction(node), edge, node);
      }
    }
    lasting.stream().filter(tested::isTested).forEach(slot -> tested.add(slot, cfg.exit()));
    tested.addAsked(cfg);
    tested.addRelated();
    return tested;
  }

  /** Adds the arguments that decide whether a call throws. */
  private void addDecisive(Instr instr, Edge edge, int node) {
    if (edge.onlyIf().isEmpty() || !(instr instanceof Instr.Invoke call)) {
      return;
    }
    for (Set<ThrowCondition> conditions : edge.onlyIf().values()) {
      addArguments(call, conditions, node);
    }
  }

  private void addArguments(Instr.Invoke call, Set<ThrowCondition> conditions, int node) {
    for (ThrowCondition one : conditions) {
      if (one instanceof ThrowCondition.Tested && one.parameter() < call.arguments().size()) {
        add(call.arguments().get(one.parameter()), node);
      }
    }
  }

  private void add(Slot slot, int node) {
    nodes.computeIfAbsent(slot, key -> new HashSet<>()).add(node);
  }

  private void addRelated() {
    for (Slot slot : nodes.keySet()) {
      if (slot instanceof Slot.Comparison one && one.comparesWithConstant()) {
        byValue.computeIfAbsent(one.left(), key -> new ArrayList<>()).add(one);
      }
    }
  }

  /**
   * Returns the comparisons of the value of a comparison with other constants, in no particular
   * order.
   */
  List<Slot.Comparison> related(Slot.Comparison comparison) {
    return isOfIntermediate(comparison) ? List.of() : comparisonsOf(comparison.left());
  }

  /** Returns the comparisons of a value with constants, in no particular order. */
  private List<Slot.Comparison> comparisonsOf(Slot.Operand value) {
    List<Slot.Comparison> all = byValue.getOrDefault(value, List.of());
    return all.size() > MOST_RELATED ? List.of() : all;
  }

  /** Returns the slots in no particular order. */
  Set<Slot> all() {
    return nodes.keySet();
  }

  boolean isTested(Slot slot) {
    return nodes.containsKey(slot);
  }

  /** Returns whether a slot, or a variable that gets its value, is tested. */
  boolean isAsked(Slot slot) {
    return asked.contains(slot);
  }

  /** Follows copies backwards to what they copy. */
  private void addAsked(Cfg cfg) {
    asked.addAll(nodes.keySet());
    boolean isNew = true;
    while (isNew) {
      isNew = false;
      for (Instr instr : cfg.instructions()) {
        if (instr instanceof Instr.Copy copy && asked.contains(copy.target())) {
          isNew |= asked.add(copy.source());
        }
      }
    }
  }

  /**
   * Returns whether a variable is tested at more than one node, so that its tests are correlated.
   * An intermediate value is tested once each time that it is computed.
   */
  boolean isTestedAgain(Slot slot) {
    return !isOfIntermediate(slot) && nodes.getOrDefault(slot, Set.of()).size() > 1;
  }

  private static boolean isOfIntermediate(Slot slot) {
    return slot instanceof Slot.Temporary
        || (slot instanceof Slot.Comparison comparison
            && (comparison.left().isIntermediate() || comparison.right().isIntermediate()));
  }
}
