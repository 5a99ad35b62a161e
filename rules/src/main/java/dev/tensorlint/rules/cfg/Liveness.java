// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The variables that an instruction or a condition may still read from a point where paths meet on.
 * Temporaries are forgotten by instructions of their own.
 */
public final class Liveness {

  private static final BitSet NONE = new BitSet();

  private final Map<Slot, Integer> numbers = new HashMap<>();
  private final List<BitSet> live = new ArrayList<>();
  private final BitSet meetings = new BitSet();

  private Liveness() {}

  /** Computes the liveness of a graph, in time proportional to its size for each nested loop. */
  public static Liveness of(Cfg cfg) {
    Liveness known = new Liveness();
    known.findMeetings(cfg);
    if (!known.meetings.isEmpty()) {
      known.solve(cfg);
    }
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
    Integer number = numbers.get(slot);
    return number == null || !live.get(node).get(number);
  }

  private void findMeetings(Cfg cfg) {
    BitSet seen = new BitSet();
    for (int node = 0; node < cfg.size(); node++) {
      for (Edge edge : cfg.edges(node)) {
        (seen.get(edge.target()) ? meetings : seen).set(edge.target());
      }
    }
  }

  private void solve(Cfg cfg) {
    List<BitSet> reads = new ArrayList<>();
    for (int node = 0; node < cfg.size(); node++) {
      reads.add(read(SlotReads.of(cfg.instruction(node))));
      live.add(new BitSet());
    }
    boolean isChanging = true;
    while (isChanging) {
      isChanging = false;
      for (int node = cfg.size() - 1; node >= 0; node--) {
        BitSet before = before(cfg, node);
        before.or(reads.get(node));
        if (!before.equals(live.get(node))) {
          live.set(node, before);
          isChanging = true;
        }
      }
    }
  }

  private BitSet before(Cfg cfg, int node) {
    BitSet needed = new BitSet();
    for (Edge edge : cfg.edges(node)) {
      if (!edge.isExceptional()) {
        needed.or(live.get(edge.target()));
        needed.or(tested(edge));
      }
    }
    if (cfg.instruction(node) instanceof Instr.Copy copy) {
      Integer assigned = numbers.get(copy.target());
      if (assigned != null) {
        needed.clear(assigned);
      }
    }
    for (Edge edge : cfg.edges(node)) {
      if (edge.isExceptional()) {
        needed.or(live.get(edge.target()));
      }
    }
    return needed;
  }

  private BitSet tested(Edge edge) {
    Condition condition = edge.condition();
    if (condition == null) {
      return NONE;
    }
    Slot other = condition.other();
    return read(other == null ? List.of(condition.slot()) : List.of(condition.slot(), other));
  }

  private BitSet read(List<Slot> slots) {
    BitSet read = new BitSet();
    for (Slot slot : slots) {
      if (!(slot instanceof Slot.Temporary)) {
        read.set(numbers.computeIfAbsent(slot, unseen -> numbers.size()));
      }
    }
    return read;
  }
}
