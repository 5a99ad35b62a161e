// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.PathState;
import java.util.ArrayList;
import java.util.List;

/** The states at one normal exit, before and after its {@code return}. */
public record ExitStates(
    int node, Instr.Return exit, List<PathState> before, List<PathState> after) {

  /** Returns the normal exits of a body that some path reaches, in node order. */
  static List<ExitStates> of(Cfg cfg, Transfer transfer, Solution<PathState> solution) {
    List<ExitStates> exits = new ArrayList<>();
    for (int node = 0; node < cfg.size(); node++) {
      List<PathState> before = solution.before(node);
      if (cfg.instruction(node) instanceof Instr.Return exit && !before.isEmpty()) {
        List<PathState> after = new ArrayList<>();
        for (PathState state : before) {
          after.addAll(transfer.transfer(node, state));
        }
        exits.add(new ExitStates(node, exit, before, after));
      }
    }
    return exits;
  }
}
