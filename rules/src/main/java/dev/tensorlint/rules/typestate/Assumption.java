// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.ir.TypeOracle;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What a condition leaves of a state. */
final class Assumption {

  private final Resources resources;
  private final TestedSlots tested;
  private final TypeOracle types;

  Assumption(Resources resources, TestedSlots tested, TypeOracle types) {
    this.types = types;
    this.resources = resources;
    this.tested = tested;
  }

  /** Returns the state under a condition; empty when they contradict each other. */
  List<PathState> apply(Condition condition, PathState state) {
    Slot slot = condition.slot();
    Value value = state.value(slot);
    return switch (condition.test()) {
      case NULL -> whenNull(slot, value, state);
      case NOT_NULL -> without(slot, value, Atom.NULL, Atom.NOT_NULL, state);
      case INSTANCE -> without(slot, value, Atom.NULL, Atom.NOT_NULL, state);
      case NO_INSTANCE -> isInstance(value, condition.type()) ? List.of() : List.of(state);
      case TRUE -> without(slot, value, Atom.FALSE, Atom.TRUE, state);
      case FALSE -> without(slot, value, Atom.TRUE, Atom.FALSE, state);
    };
  }

  private boolean isInstance(Value value, String type) {
    return value.isOneResource()
        && value.resources().stream()
            .flatMap(resource -> resources.info(resource).stream())
            .anyMatch(info -> !info.mayBeNull() && types.isSubtype(info.model().name(), type));
  }

  private List<PathState> whenNull(Slot slot, Value value, PathState state) {
    if (value.isUnknown()) {
      return List.of(learn(slot, Atom.NULL, state));
    }
    if (value.mayBe(Atom.NULL) || value.mayBe(Atom.UNKNOWN)) {
      return List.of(state.with(slot, Value.NULL));
    }
    List<ResourceId> nullable = value.resources().stream().filter(resources::mayBeNull).toList();
    if (nullable.isEmpty()) {
      return List.of();
    }
    boolean isOne = nullable.size() == 1 && value.isOneResource();
    return List.of(
        isOne ? state.replace(nullable.get(0), Atom.NULL) : state.with(slot, Value.NULL));
  }

  /** What is learned is kept only where a later test can depend on it. */
  private PathState learn(Slot slot, Atom learned, PathState state) {
    return tested.isTestedAgain(slot) ? state.with(slot, Value.of(learned)) : state;
  }

  private List<PathState> without(
      Slot slot, Value value, Atom excluded, Atom learned, PathState state) {
    if (value.isUnknown()) {
      return List.of(learn(slot, learned, state));
    }
    Set<Atom> left = new HashSet<>(value.atoms());
    left.remove(excluded);
    return left.isEmpty() ? List.of() : List.of(state.with(slot, new Value(left)));
  }
}
