// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import java.util.HashMap;
import java.util.Map;

/** The nodes where the loops over all elements of a container begin. */
final class LoopBegins {

  private final Map<Integer, Integer> byRound = new HashMap<>();

  LoopBegins(Cfg cfg) {
    for (int node = 0; node < cfg.size(); node++) {
      if (cfg.instruction(node) instanceof Instr.BeginRounds begin) {
        byRound.put(begin.round(), node);
      }
    }
  }

  /** Returns where a loop begins that ends like this. */
  int of(Instr.EndRounds end) {
    Integer begin = byRound.get(end.round());
    if (begin == null) {
      throw new IllegalStateException("no loop has the number " + end.round());
    }
    return begin;
  }
}
