// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Split;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the pairs of parameters of which each path through a body knows whether they are one
 * object: {@code if (first != second) first.close();}. A path on which one of them is null needs no
 * comparison.
 */
final class ComparedParameters {

  private final MethodContext context;
  private final Cfg cfg;

  private ComparedParameters(MethodContext context) {
    this.context = context;
    this.cfg = context.cfg();
  }

  /** Returns a split for each pair. */
  static Set<Split> of(MethodContext context) {
    return new ComparedParameters(context).pairs();
  }

  private Set<Split> pairs() {
    Set<Split> pairs = new HashSet<>();
    for (int node = 0; node < cfg.size(); node++) {
      for (Edge edge : cfg.edges(node)) {
        pair(edge.condition()).ifPresent(pairs::add);
      }
    }
    pairs.removeIf(this::isUnknownOnSomePath);
    return pairs;
  }

  private Optional<Split> pair(@Nullable Condition condition) {
    if (condition == null || condition.other() == null || !isComparison(condition)) {
      return Optional.empty();
    }
    int one = parameter(condition.slot());
    int other = parameter(condition.other());
    return one < 0 || other < 0 || one == other
        ? Optional.empty()
        : Optional.of(Split.same(Math.min(one, other), Math.max(one, other)));
  }

  private static boolean isComparison(Condition condition) {
    return condition.test() == Condition.Test.SAME || condition.test() == Condition.Test.NOT_SAME;
  }

  /** Returns the position of a parameter that is never assigned; -1 for any other slot. */
  private int parameter(Slot slot) {
    boolean isAssigned = cfg.instructions().stream().anyMatch(instr -> slot.equals(instr.target()));
    return slot instanceof Slot.Variable variable && !isAssigned
        ? context.parameters().indexOf(variable.local())
        : -1;
  }

  /** Whether some path leads to the end past all comparisons of a pair. */
  private boolean isUnknownOnSomePath(Split pair) {
    BitSet reached = new BitSet(cfg.size());
    Deque<Integer> open = new ArrayDeque<>();
    reached.set(Cfg.ENTRY);
    open.add(Cfg.ENTRY);
    while (!open.isEmpty()) {
      for (Edge edge : cfg.edges(open.remove())) {
        if (!tells(edge, pair) && !reached.get(edge.target())) {
          reached.set(edge.target());
          open.add(edge.target());
        }
      }
    }
    return reached.get(cfg.exit());
  }

  private boolean tells(Edge edge, Split pair) {
    Condition condition = edge.condition();
    if (condition == null) {
      return false;
    }
    boolean isNull =
        condition.test() == Condition.Test.NULL && pair.concerns(parameter(condition.slot()));
    return isNull || pair(condition).filter(pair::equals).isPresent();
  }
}
