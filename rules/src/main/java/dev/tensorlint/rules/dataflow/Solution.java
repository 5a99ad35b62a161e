// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import dev.tensorlint.rules.work.Work;
import java.util.ArrayList;
import java.util.List;

/**
 * The least fixpoint of a problem.
 *
 * @param before states before each node, in the order in which they were found; empty for an
 *     unreachable node
 * @param work counts the states that are read
 * @param isPastBound whether states were joined because a node had more of them than the bound
 */
public record Solution<S>(List<List<S>> before, Work work, boolean isPastBound) {

  public Solution {
    List<List<S>> copies = new ArrayList<>(before.size());
    for (List<S> states : before) {
      copies.add(List.copyOf(states));
    }
    before = List.copyOf(copies);
  }

  /** Returns the largest number of states at a node. */
  public int mostStates() {
    return before.stream().mapToInt(List::size).max().orElse(0);
  }

  /** Returns the states before a node, and counts each as read. */
  public List<S> before(int node) {
    List<S> states = before.get(node);
    work.spend(states.size());
    return states;
  }
}
