// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/**
 * The ends of the rounds of loops that the method never leaves. What such a round leaves open, and
 * what nothing refers to any more, is lost there: no later exit shows it.
 */
final class EndlessRounds {

  private final Cfg cfg;
  private final Solution<PathState> solution;
  private final BitSet returning;

  private EndlessRounds(Cfg cfg, Solution<PathState> solution) {
    this.cfg = cfg;
    this.solution = solution;
    this.returning = returning();
  }

  /**
   * Returns the ends as exits, in node order: with the resources alone that a round has lost.
   *
   * @param solution the states of all paths
   */
  static List<ExitStates> of(Cfg cfg, Solution<PathState> solution) {
    return cfg.loops().isEmpty() ? List.of() : new EndlessRounds(cfg, solution).ends();
  }

  private List<ExitStates> ends() {
    BitSet heads = heads();
    List<ExitStates> ends = new ArrayList<>();
    for (int head = heads.nextSetBit(0); head >= 0; head = heads.nextSetBit(head + 1)) {
      List<PathState> states =
          solution.before(head).stream().map(EndlessRounds::withLostOnly).toList();
      if (states.stream().anyMatch(PathState::hasResources)) {
        Instr.Return end = new Instr.Return(null, true, end(cfg.instruction(head).at()));
        ends.add(new ExitStates(head, end, states, states));
      }
    }
    return ends;
  }

  private static PathState withLostOnly(PathState state) {
    PathState lost = state;
    for (ResourceId resource : state.resources().keySet()) {
      lost = isLost(resource, state) ? lost : lost.without(resource);
    }
    return lost;
  }

  private static boolean isLost(ResourceId resource, PathState state) {
    return !state.isNamed(resource)
        && !state.holds(new Atom.Ref(resource))
        && state.resource(resource).inside().containers().isEmpty();
  }

  /** Returns the last character of the innermost loop around a place. */
  private Span end(Span head) {
    return cfg.loops().stream()
        .map(Cfg.Loop::span)
        .filter(loop -> loop.contains(head))
        .min(Comparator.comparingInt(loop -> loop.end() - loop.start()))
        .map(loop -> new Span(loop.end() - 1, loop.end()))
        .orElse(head);
  }

  /** Returns the nodes from which the method can return, unless an exception comes. */
  private BitSet returning() {
    BitSet found = new BitSet(cfg.size());
    boolean isNew = true;
    while (isNew) {
      isNew = false;
      for (int node = cfg.size() - 1; node >= 0; node--) {
        if (!found.get(node) && canReturn(node, found)) {
          found.set(node);
          isNew = true;
        }
      }
    }
    return found;
  }

  private boolean canReturn(int node, BitSet known) {
    return cfg.instruction(node) instanceof Instr.Return
        || successors(node).stream().anyMatch(known::get);
  }

  private List<Integer> successors(int node) {
    return cfg.edges(node).stream()
        .filter(edge -> !edge.isExceptional())
        .map(Edge::target)
        .toList();
  }

  /** Returns the nodes, in code that is never left, that a depth-first walk comes back to. */
  private BitSet heads() {
    BitSet heads = new BitSet(cfg.size());
    BitSet seen = new BitSet(cfg.size());
    for (int start = 0; start < cfg.size(); start++) {
      if (!returning.get(start) && !seen.get(start)) {
        walk(start, seen, heads);
      }
    }
    return heads;
  }

  private void walk(int start, BitSet seen, BitSet heads) {
    BitSet onPath = new BitSet(cfg.size());
    Deque<Integer> path = new ArrayDeque<>();
    Deque<Deque<Integer>> open = new ArrayDeque<>();
    enter(start, seen, onPath, path, open);
    while (!path.isEmpty()) {
      Integer next = open.element().poll();
      if (next == null) {
        onPath.clear(path.pop());
        open.pop();
      } else if (onPath.get(next)) {
        heads.set(next);
      } else if (!seen.get(next)) {
        enter(next, seen, onPath, path, open);
      }
    }
  }

  private void enter(
      int node, BitSet seen, BitSet onPath, Deque<Integer> path, Deque<Deque<Integer>> open) {
    seen.set(node);
    onPath.set(node);
    path.push(node);
    open.push(new ArrayDeque<>(successors(node)));
  }
}
