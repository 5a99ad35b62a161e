// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The variables that an instruction or a condition may still read from a point where paths meet on.
 * Temporaries are forgotten by instructions of their own.
 */
public final class Liveness {

  private final Cfg cfg;
  private final BitSet meetings = new BitSet();
  private final Map<Slot, Integer> numbers = new HashMap<>();

  /** The live variables before each node, by number; computed when they are first asked for. */
  private @Nullable List<BitSet> live;

  private Liveness(Cfg cfg) {
    this.cfg = cfg;
  }

  /** Returns the liveness of a graph. Not thread-safe: most of it is computed on first use. */
  public static Liveness of(Cfg cfg) {
    Liveness known = new Liveness(cfg);
    known.findMeetings();
    return known;
  }

  /** Returns whether several edges lead to a node. */
  public boolean isMeeting(int node) {
    return meetings.get(node);
  }

  /** Returns whether no path from a node on reads a variable before it is assigned. */
  public boolean isDead(int node, Slot slot) {
    if (slot instanceof Slot.Temporary) {
      return false;
    }
    BitSet there = live().get(node);
    Integer number = numbers.get(slot);
    return number == null || !there.get(number);
  }

  private List<BitSet> live() {
    List<BitSet> known = live;
    if (known == null) {
      known = solved();
      live = known;
    }
    return known;
  }

  private void findMeetings() {
    BitSet seen = new BitSet();
    for (int node = 0; node < cfg.size(); node++) {
      for (Edge edge : cfg.edges(node)) {
        (seen.get(edge.target()) ? meetings : seen).set(edge.target());
      }
    }
  }

  /** Visits a node again only after a node that follows it has changed. */
  private List<BitSet> solved() {
    List<BitSet> before = new ArrayList<>(cfg.size());
    for (int node = 0; node < cfg.size(); node++) {
      before.add(read(node));
    }
    List<List<Integer>> sources = Predecessors.of(cfg);
    BitSet known = new BitSet();
    BitSet open = new BitSet(cfg.size());
    open.set(0, cfg.size());
    for (int node = open.length() - 1; node >= 0; node = open.length() - 1) {
      open.clear(node);
      int former = before.get(node).cardinality();
      addLater(node, before, known);
      if (before.get(node).cardinality() > former) {
        sources.get(node).forEach(open::set);
      }
    }
    return before;
  }

  /** Returns the variables that a node, or the condition of an edge from it, reads. */
  private BitSet read(int node) {
    BitSet read = new BitSet();
    for (Edge edge : cfg.edges(node)) {
      Condition condition = edge.condition();
      if (condition != null) {
        add(condition.slot(), read);
        add(condition.other(), read);
      }
    }
    clearAssigned(node, read);
    for (Slot slot : SlotReads.of(cfg.instruction(node))) {
      add(slot, read);
    }
    return read;
  }

  private void add(@Nullable Slot slot, BitSet to) {
    if (slot != null && !(slot instanceof Slot.Temporary)) {
      to.set(numbers.computeIfAbsent(slot, unseen -> numbers.size()));
    }
  }

  private void clearAssigned(int node, BitSet variables) {
    if (!variables.isEmpty() && cfg.instruction(node) instanceof Instr.Copy copy) {
      Integer assigned = numbers.get(copy.target());
      if (assigned != null) {
        variables.clear(assigned);
      }
    }
  }

  /**
   * Adds the variables that are live after a node to those before it. A copy that throws has
   * assigned nothing.
   *
   * @param later reused for each node
   */
  private void addLater(int node, List<BitSet> before, BitSet later) {
    later.clear();
    addTargets(node, false, before, later);
    clearAssigned(node, later);
    addTargets(node, true, before, later);
    before.get(node).or(later);
  }

  private void addTargets(int node, boolean afterThrow, List<BitSet> before, BitSet to) {
    List<Edge> edges = cfg.edges(node);
    for (int i = 0; i < edges.size(); i++) {
      if (edges.get(i).isExceptional() == afterThrow) {
        to.or(before.get(edges.get(i).target()));
      }
    }
  }
}
