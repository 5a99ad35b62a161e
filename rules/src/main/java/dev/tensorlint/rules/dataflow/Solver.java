// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.Edge;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * A worklist solver with bounded disjunction. A node keeps its states apart until there are more
 * than the bound; then they are joined into one, and further ones are joined into it. So it always
 * ends.
 *
 * @param <S> the states of the problem
 */
public final class Solver<S> {

  private final Cfg cfg;
  private final Problem<S> problem;
  private final int bound;
  private final int budget;
  private final int[] order;
  private final List<Set<S>> seen = new ArrayList<>();
  private final List<Set<S>> pending = new ArrayList<>();
  private final boolean[] isJoined;
  private final PriorityQueue<Integer> worklist;
  private int steps;

  /**
   * @param bound most states kept apart per node
   * @param budget most transfers before the solver gives up
   */
  public Solver(Cfg cfg, Problem<S> problem, int bound, int budget) {
    this.cfg = cfg;
    this.problem = problem;
    this.bound = bound;
    this.budget = budget;
    this.order = ReversePostorder.of(cfg);
    this.isJoined = new boolean[cfg.size()];
    this.worklist = new PriorityQueue<>((a, b) -> Integer.compare(order[a], order[b]));
    for (int i = 0; i < cfg.size(); i++) {
      seen.add(new LinkedHashSet<>());
      pending.add(new LinkedHashSet<>());
    }
  }

  public Solution<S> solve() {
    reach(Cfg.ENTRY, problem.entry());
    return work();
  }

  /**
   * Follows what can happen once a node has thrown; instead of {@link #solve}.
   *
   * @param edge the exceptional way out of the node that is taken
   * @param before states before the node
   */
  public Solution<S> solveThrown(int node, Edge edge, Collection<S> before) {
    before.forEach(state -> reach(edge.target(), problem.transferExceptional(node, state)));
    return work();
  }

  private Solution<S> work() {
    while (!worklist.isEmpty()) {
      int node = worklist.remove();
      List<S> states = new ArrayList<>(pending.get(node));
      pending.get(node).clear();
      steps += states.size();
      if (steps > budget) {
        return solution(false);
      }
      states.forEach(state -> flow(node, state));
    }
    return solution(true);
  }

  private Solution<S> solution(boolean isComplete) {
    return new Solution<>(seen.stream().map(List::copyOf).toList(), isComplete);
  }

  private void flow(int node, S state) {
    List<Edge> edges = cfg.edges(node);
    if (edges.isEmpty()) {
      return;
    }
    List<S> after = problem.transfer(node, state);
    for (Edge edge : edges) {
      if (edge.isExceptional()) {
        reach(edge.target(), problem.transferExceptional(node, state));
      } else {
        after.forEach(one -> follow(edge, one));
      }
    }
  }

  private void follow(Edge edge, S state) {
    Condition condition = edge.condition();
    if (condition == null) {
      reach(edge.target(), state);
    } else {
      problem.assume(condition, state).forEach(one -> reach(edge.target(), one));
    }
  }

  private void reach(int node, S state) {
    Set<S> known = seen.get(node);
    if (isJoined[node]) {
      S former = known.iterator().next();
      S joined = problem.join(former, state);
      if (!joined.equals(former)) {
        replace(node, joined);
      }
      return;
    }
    if (!known.add(state)) {
      return;
    }
    if (known.size() > bound) {
      isJoined[node] = true;
      replace(node, known.stream().reduce(problem::join).orElse(state));
    } else {
      enqueue(node, state);
    }
  }

  private void replace(int node, S joined) {
    seen.get(node).clear();
    seen.get(node).add(joined);
    boolean isQueued = !pending.get(node).isEmpty();
    pending.get(node).clear();
    pending.get(node).add(joined);
    if (!isQueued) {
      worklist.add(node);
    }
  }

  private void enqueue(int node, S state) {
    if (pending.get(node).isEmpty()) {
      worklist.add(node);
    }
    pending.get(node).add(state);
  }
}
