// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A worklist solver with bounded disjunction. A node merges the states that no later instruction
 * can tell apart, and keeps the others apart until they exceed the bound. Then it joins the states
 * of each kind, or all of them if there are many kinds, and joins further states into these. So it
 * terminates, or exceeds the work budget.
 *
 * @param <S> the states of the problem
 */
public final class Solver<S> {

  private final Cfg cfg;
  private final Problem<S> problem;
  private final int bound;
  private final Work work;
  private final int[] rankOf;
  private final int[] nodeAt;
  private final List<@Nullable NodeStates<S>> states;
  private final IntPredicate mayThrow;
  private final BitSet worklist = new BitSet();
  private int lowest;

  /**
   * @param bound most states kept apart per node
   * @param work counts each transfer as a step
   */
  public Solver(Cfg cfg, Problem<S> problem, int bound, Work work) {
    this(cfg, problem, bound, work, node -> true);
  }

  /**
   * @param bound most states kept apart per node
   * @param work counts each transfer as a step
   * @param mayThrow the nodes whose exceptional edges are followed
   */
  public Solver(Cfg cfg, Problem<S> problem, int bound, Work work, IntPredicate mayThrow) {
    this.mayThrow = mayThrow;
    this.cfg = cfg;
    this.problem = problem;
    this.bound = bound;
    this.work = work;
    this.rankOf = ReversePostorder.of(cfg);
    this.nodeAt = new int[cfg.size()];
    for (int node = 0; node < cfg.size(); node++) {
      if (rankOf[node] < cfg.size()) {
        nodeAt[rankOf[node]] = node;
      }
    }
    this.states = new ArrayList<>(Collections.nCopies(cfg.size(), null));
  }

  public Solution<S> solve() {
    reach(Cfg.ENTRY, problem.entry());
    return work();
  }

  /**
   * Solves the problem for the code after an exception of a node, instead of {@link #solve}.
   *
   * @param edge the exceptional edge of the node that is taken
   * @param before states before the node
   */
  public Solution<S> solveThrown(int node, Edge edge, Collection<S> before) {
    before.forEach(state -> unwind(node, edge, state, problem.transferExceptional(node, state)));
    return work();
  }

  private Solution<S> work() {
    for (int rank = next(); rank >= 0; rank = next()) {
      int node = nodeAt[rank];
      for (S state : at(node).takeNew()) {
        work.spend(Work.STEP);
        flow(node, state);
      }
    }
    return solution();
  }

  /** Removes and returns the lowest rank of the worklist; negative if it is empty. */
  private int next() {
    int rank = worklist.nextSetBit(lowest);
    if (rank >= 0) {
      worklist.clear(rank);
      lowest = rank;
    }
    return rank;
  }

  private NodeStates<S> at(int node) {
    NodeStates<S> known = states.get(node);
    if (known == null) {
      known = new NodeStates<>();
      states.set(node, known);
    }
    return known;
  }

  private Solution<S> solution() {
    List<List<S>> before = new ArrayList<>(states.size());
    boolean isPastBound = false;
    for (NodeStates<S> each : states) {
      before.add(each == null ? List.of() : each.found());
      isPastBound |= each != null && each.isCondensed();
    }
    return new Solution<>(before, work, isPastBound);
  }

  private void flow(int node, S state) {
    List<Edge> edges = cfg.edges(node);
    if (edges.isEmpty()) {
      return;
    }
    List<S> after = problem.transfer(node, state);
    S thrown = null;
    for (Edge edge : edges) {
      if (edge.isExceptional() && !mayThrow.test(node)) {
        continue;
      }
      if (edge.isExceptional()) {
        thrown = thrown == null ? problem.transferExceptional(node, state) : thrown;
        unwind(node, edge, state, thrown);
      } else {
        for (S one : after) {
          follow(edge, one);
        }
      }
    }
  }

  private void unwind(int node, Edge edge, S before, S thrown) {
    for (S one : problem.take(node, edge, before, thrown)) {
      reach(edge.target(), one);
    }
  }

  private void follow(Edge edge, S state) {
    Condition condition = edge.condition();
    if (condition == null) {
      reach(edge.target(), state);
      return;
    }
    for (S one : problem.assume(condition, state)) {
      reach(edge.target(), one);
    }
  }

  private void reach(int node, S state) {
    NodeStates<S> known = at(node);
    if (!known.add(problem.relevant(node, state), problem)) {
      return;
    }
    if (known.size() > bound) {
      known.condense(problem, bound);
    }
    enqueue(node);
  }

  private void enqueue(int node) {
    int rank = rankOf[node];
    worklist.set(rank);
    lowest = Math.min(lowest, rank);
  }
}
