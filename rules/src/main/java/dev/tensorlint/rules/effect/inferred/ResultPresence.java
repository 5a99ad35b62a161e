// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Constant;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.SummaryPart;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.ir.Local;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;

/**
 * When a method returns something else than null, or an optional that is not empty. Joins by union,
 * so that it says nothing of a call that may reach several bodies.
 *
 * @param onlyIf conditions on the arguments, one of which holds if it does; empty if it may for all
 *     arguments
 */
public record ResultPresence(Set<ThrowCondition> onlyIf) implements SummaryPart<ResultPresence> {

  public static final ResultPresence NONE = new ResultPresence(Set.of());

  public ResultPresence {
    onlyIf = Set.copyOf(onlyIf);
  }

  /**
   * Returns when a graph returns something.
   *
   * @param isReached whether a node is reachable
   * @param isNull whether a node is a call that returns null, or an empty optional
   */
  public static ResultPresence of(
      Cfg cfg, List<Local> parameters, IntPredicate isReached, IntPredicate isNull) {
    Set<Integer> giving = new TreeSet<>();
    for (int node = 0; node < cfg.size(); node++) {
      if (isReached.test(node) && cfg.instruction(node) instanceof Instr.Return exit) {
        if (exit.value() == null || !addGiving(exit.value(), cfg, giving, new HashSet<>())) {
          return NONE;
        }
      }
    }
    giving.removeIf(node -> !isReached.test(node) || isNull.test(node));
    return giving.isEmpty()
        ? NONE
        : new ThrowGuards(cfg, parameters, isReached)
            .ofReaching(giving)
            .map(ResultPresence::new)
            .orElse(NONE);
  }

  /**
   * Adds the nodes that give a slot a value other than null.
   *
   * @return whether all of its values come from nodes
   */
  private static boolean addGiving(Slot slot, Cfg cfg, Set<Integer> giving, Set<Slot> seen) {
    if (!seen.add(slot)) {
      return true;
    }
    boolean isGiven = false;
    for (int node = 0; node < cfg.size(); node++) {
      Instr instr = cfg.instruction(node);
      if (slot.equals(instr.target())) {
        isGiven = true;
        boolean isCopied =
            instr instanceof Instr.Copy copy
                && copy.source() instanceof Slot.Temporary
                && addGiving(copy.source(), cfg, giving, seen);
        boolean isNull = instr instanceof Instr.Load load && load.value() == Constant.NULL;
        if (!isCopied && !isNull) {
          giving.add(node);
        }
      }
    }
    return isGiven;
  }

  @Override
  public ResultPresence neutral() {
    return NONE;
  }

  /** It matters to callers that follow the result. */
  @Override
  public boolean concernsEveryCaller() {
    return false;
  }

  @Override
  public ResultPresence join(ResultPresence other) {
    Set<ThrowCondition> all = new HashSet<>(onlyIf);
    all.addAll(other.onlyIf);
    return new ResultPresence(all);
  }
}
