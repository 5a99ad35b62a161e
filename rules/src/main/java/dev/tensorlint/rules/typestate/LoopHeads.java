// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import java.util.HashMap;
import java.util.Map;

/** The first nodes of the loops over all elements of a container. */
final class LoopHeads {

  private final Cfg cfg;
  private final Map<Integer, Integer> byIteration = new HashMap<>();

  LoopHeads(Cfg cfg) {
    this.cfg = cfg;
  }

  /** Returns the first node of the loop that an instruction ends. */
  int of(Instr.EndIterations end) {
    return byIteration.computeIfAbsent(end.iteration(), this::find);
  }

  private int find(int iteration) {
    for (int node = 0; node < cfg.size(); node++) {
      if (cfg.instruction(node) instanceof Instr.BeginIterations begin
          && begin.iteration() == iteration) {
        return node;
      }
    }
    throw new IllegalStateException("no loop has the number " + iteration);
  }
}
