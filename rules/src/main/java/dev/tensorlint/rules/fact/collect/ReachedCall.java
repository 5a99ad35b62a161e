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
 * A call that some path reaches. Only a third of the nodes are reached calls, and most collectors
 * need only those.
 *
 * @param states the states before it; not empty
 */
public record ReachedCall(int node, Instr.Invoke call, List<PathState> states) {

  /** Returns the reached calls of a body in node order. */
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

  /** Returns the first state before it. */
  PathState first() {
    return states.get(0);
  }
}
