// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The conditions that a graph tests, by the variables and the own fields that they depend on. An
 * assignment, the end of the block of a variable, and a call that may assign a field make a path
 * forget the outcomes of its conditions.
 */
final class StatedConditions {

  private final Map<Local, Set<Slot>> byVariable = new HashMap<>();
  private final Map<FieldKey, Set<Slot.Comparison>> byField = new HashMap<>();

  /** The fields that methods of their class assign. */
  private final Set<FieldKey> unsettled = new HashSet<>();

  /** The fields about whose objects the conditions are. */
  private final Set<FieldKey> asked = new HashSet<>();

  private final FieldAssigners assigners;

  private StatedConditions(FieldAssigners assigners) {
    this.assigners = assigners;
  }

  static StatedConditions of(TestedSlots tested, FieldAssigners assigners) {
    StatedConditions stated = new StatedConditions(assigners);
    for (Slot slot : tested.all()) {
      if (slot instanceof Slot.Comparison comparison) {
        stated.add(comparison.left(), comparison);
        stated.add(comparison.right(), comparison);
      }
    }
    return stated;
  }

  private void add(Slot.Operand operand, Slot.Comparison condition) {
    operand.parts().forEach(part -> addPart(part, operand.isTerm(), condition));
  }

  private void addPart(Slot.Operand operand, boolean isInTerm, Slot.Comparison condition) {
    Local variable = operand.local();
    if (variable != null) {
      byVariable.computeIfAbsent(variable, key -> new HashSet<>()).add(condition);
    }
    FieldKey field = operand.field();
    if (field != null) {
      byField.computeIfAbsent(field, key -> new HashSet<>()).add(condition);
      if (!operand.isSettled()) {
        unsettled.add(field);
      }
      if (isInTerm) {
        asked.add(field);
      }
    }
  }

  /** Returns a state without the outcomes that depend on a slot. */
  PathState changed(Slot slot, PathState state) {
    if (byVariable.isEmpty() || !(slot instanceof Slot.Variable variable)) {
      return state;
    }
    return forgotten(byVariable.getOrDefault(variable.local(), Set.of()), state);
  }

  private static PathState forgotten(Collection<? extends Slot> conditions, PathState state) {
    PathState after = state;
    for (Slot condition : conditions) {
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

  /** Returns the state after the assignment of a field: a flag has the value that is stored. */
  PathState stored(Instr.StoreField store, PathState before, PathState state) {
    if (byField.isEmpty()) {
      return state;
    }
    FieldKey field = FieldKey.of(store.field(), FieldKey.THIS_OR_STATIC);
    Set<Slot.Comparison> conditions = byField.getOrDefault(field, Set.of());
    PathState after = forgotten(conditions, state);
    Value stored = before.value(store.source());
    boolean isDecided = store.field().isOwn() && (stored.is(Atom.TRUE) || stored.is(Atom.FALSE));
    for (Slot.Comparison condition : conditions) {
      boolean isFlag = isDecided && condition.operator().isEmpty();
      after = isFlag ? after.with(condition, stored) : after;
    }
    return after;
  }

  /** Returns the state after a call, which may assign the fields of the classes that it knows. */
  PathState called(Instr.Invoke call, PathState state) {
    PathState after = state;
    for (FieldKey field : unsettled) {
      if (mayAssign(call, field, state)) {
        after = forgotten(byField.getOrDefault(field, Set.of()), after);
      }
    }
    return after;
  }

  private boolean mayAssign(Instr.Invoke call, FieldKey field, PathState state) {
    MethodRef method = call.method();
    if (method != null && FieldAssigners.areBeside(method, field)) {
      return asked.contains(field) || assigners.mayAssign(method, field);
    }
    return isThis(call.receiver(), state)
        || call.arguments().stream().anyMatch(slot -> isThis(slot, state));
  }

  private static boolean isThis(@Nullable Slot slot, PathState state) {
    return slot != null && state.value(slot).mayBe(Atom.THIS);
  }
}
