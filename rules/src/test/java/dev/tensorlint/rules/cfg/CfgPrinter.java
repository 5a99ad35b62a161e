// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Writes the part of a graph that can be reached: each node on a line with the ways out of it.
 * Nodes that only lead on, and the forgetting of temporaries, are left out; nodes are numbered in
 * the order of a depth-first walk.
 */
final class CfgPrinter {

  private final Cfg cfg;
  private final InstrPrinter instructions = new InstrPrinter();
  private final Map<Integer, Integer> numbers = new LinkedHashMap<>();

  private CfgPrinter(Cfg cfg) {
    this.cfg = cfg;
  }

  static String print(Cfg cfg) {
    CfgPrinter printer = new CfgPrinter(cfg);
    printer.number(printer.skip(Cfg.ENTRY));
    return printer.lines();
  }

  private void number(int node) {
    boolean isEnd = node == cfg.exit() || node == cfg.exceptionalExit();
    if (isEnd || numbers.putIfAbsent(node, numbers.size()) != null) {
      return;
    }
    cfg.edges(node).forEach(edge -> number(skip(edge.target())));
  }

  /** Returns the next node that does something or where ways part. */
  private int skip(int node) {
    int at = node;
    List<Integer> passed = new ArrayList<>();
    while (onlyLeadsOn(at) && !passed.contains(at)) {
      passed.add(at);
      at = cfg.edges(at).get(0).target();
    }
    return at;
  }

  private boolean onlyLeadsOn(int node) {
    List<Edge> edges = cfg.edges(node);
    return doesNothing(cfg.instruction(node))
        && edges.size() == 1
        && edges.get(0).condition() == null
        && !edges.get(0).isExceptional();
  }

  /** Returns whether a node is there for its edges alone, as far as is shown. */
  static boolean doesNothing(Instr instr) {
    return instr instanceof Instr.Join
        || (instr instanceof Instr.Forget forget
            && forget.slots().stream().allMatch(Slot.Temporary.class::isInstance));
  }

  private String lines() {
    StringBuilder lines = new StringBuilder();
    numbers.forEach(
        (node, number) ->
            lines
                .append(number)
                .append(": ")
                .append(instructions.print(cfg.instruction(node)))
                .append(waysOut(node))
                .append('\n'));
    return lines.toString();
  }

  private String waysOut(int node) {
    return cfg.edges(node).isEmpty() ? ", never returns" : " -> " + targets(node);
  }

  private String targets(int node) {
    return cfg.edges(node).stream()
        .map(edge -> (edge.isExceptional() ? "thrown " : "") + name(edge) + condition(edge))
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private String name(Edge edge) {
    int target = skip(edge.target());
    if (target == cfg.exit()) {
      return "exit";
    }
    return target == cfg.exceptionalExit() ? "unwind" : String.valueOf(numbers.get(target));
  }

  private String condition(Edge edge) {
    Condition condition = edge.condition();
    return condition == null ? "" : " if " + instructions.print(condition);
  }
}
