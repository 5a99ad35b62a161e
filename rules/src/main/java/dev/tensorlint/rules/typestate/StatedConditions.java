// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The conditions that a graph tests, by the variables that they depend on. An assignment of a
 * variable, and the end of its block, make a path forget the outcomes of its conditions.
 */
final class StatedConditions {

  private final Map<Local, Set<Slot>> byVariable = new HashMap<>();

  private StatedConditions() {}

  static StatedConditions of(TestedSlots tested) {
    StatedConditions stated = new StatedConditions();
    for (Slot slot : tested.all()) {
      if (slot instanceof Slot.Comparison comparison) {
        stated.add(comparison.left().local(), comparison);
        stated.add(comparison.right().local(), comparison);
      }
    }
    return stated;
  }

  private void add(@Nullable Local variable, Slot condition) {
    if (variable != null) {
      byVariable.computeIfAbsent(variable, key -> new HashSet<>()).add(condition);
    }
  }

  /** Returns a state without the outcomes that depend on a slot. */
  PathState changed(Slot slot, PathState state) {
    if (byVariable.isEmpty() || !(slot instanceof Slot.Variable variable)) {
      return state;
    }
    PathState after = state;
    for (Slot condition : byVariable.getOrDefault(variable.local(), Set.of())) {
      after = after.with(condition, Value.UNKNOWN);
    }
    return after;
  }

  /** Returns a state without the outcomes that depend on one of some slots. */
  PathState changed(Collection<Slot> slots, PathState state) {
    if (byVariable.isEmpty()) {
      return state;
    }
    PathState after = state;
    for (Map.Entry<Local, Set<Slot>> entry : byVariable.entrySet()) {
      if (slots.contains(new Slot.Variable(entry.getKey()))) {
        after = changed(new Slot.Variable(entry.getKey()), after);
      }
    }
    return after;
  }
}
