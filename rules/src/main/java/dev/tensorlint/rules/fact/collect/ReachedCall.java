// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.typestate.state.PathState;
import java.util.ArrayList;
import java.util.List;

/**
 * A call that some way leads to: two thirds of the nodes are none, and most of what is asked of a
 * solved body is asked of its calls.
 *
 * @param states the states before it, one at least
 */
record ReachedCall(int node, Instr.Invoke call, List<PathState> states) {

  /** Returns the calls of a body in the order of its nodes. */
  static List<ReachedCall> in(Cfg cfg, Solution<PathState> solution) {
    List<ReachedCall> calls = new ArrayList<>();
    for (int node = 0; node < cfg.size(); node++) {
      if (cfg.instruction(node) instanceof Instr.Invoke call) {
        List<PathState> states = solution.before(node);
        if (!states.isEmpty()) {
          calls.add(new ReachedCall(node, call, states));
        }
      }
    }
    return calls;
  }

  /** Returns the first state that leads to it. */
  PathState first() {
    return states.get(0);
  }
}
