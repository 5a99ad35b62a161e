// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The conditions under which a method does not return. Not thread-safe: computed on first use. */
public final class DeadEnds {

  private final Cfg cfg;
  private @Nullable Set<Condition> fatal;

  public DeadEnds(Cfg cfg) {
    this.cfg = cfg;
  }

  /** Returns whether the method only throws, or never ends, once a condition holds. */
  public boolean isFatal(Condition condition) {
    Set<Condition> known = fatal;
    if (known == null) {
      known = conditions();
      fatal = known;
    }
    return known.contains(condition);
  }

  private Set<Condition> conditions() {
    BitSet returning = returning();
    Set<Condition> found = new HashSet<>();
    Set<Condition> others = new HashSet<>();
    for (int node = 0; node < cfg.size(); node++) {
      for (Edge edge : cfg.edges(node)) {
        Condition condition = edge.condition();
        if (condition != null) {
          (returning.get(edge.target()) ? others : found).add(condition);
        }
      }
    }
    found.removeAll(others);
    return found;
  }

  /** Returns the nodes from which the method can return. */
  private BitSet returning() {
    BitSet returning = new BitSet(cfg.size());
    boolean isNew = true;
    while (isNew) {
      isNew = false;
      for (int node = cfg.size() - 1; node >= 0; node--) {
        if (!returning.get(node) && canReturn(node, returning)) {
          returning.set(node);
          isNew = true;
        }
      }
    }
    return returning;
  }

  private boolean canReturn(int node, BitSet returning) {
    return cfg.instruction(node) instanceof Instr.Return
        || cfg.edges(node).stream().anyMatch(edge -> returning.get(edge.target()));
  }
}
