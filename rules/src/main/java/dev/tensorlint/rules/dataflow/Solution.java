// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import java.util.ArrayList;
import java.util.List;

/**
 * The least fixpoint of a problem, as far as it was computed.
 *
 * @param before states before each node, in the order in which they were found; empty where nothing
 *     reaches it
 * @param isComplete whether the fixpoint was reached within the budget
 * @param steps transfers that it took
 */
public record Solution<S>(List<List<S>> before, boolean isComplete, int steps) {

  public Solution {
    List<List<S>> copies = new ArrayList<>(before.size());
    for (List<S> states : before) {
      copies.add(List.copyOf(states));
    }
    before = List.copyOf(copies);
  }

  /** Returns how many states the node has that has most. */
  public int mostStates() {
    return before.stream().mapToInt(List::size).max().orElse(0);
  }

  public List<S> before(int node) {
    return before.get(node);
  }
}
