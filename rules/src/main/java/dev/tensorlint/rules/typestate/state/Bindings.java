// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.PersistentMap;
import dev.tensorlint.rules.effect.FieldKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The values of the variables and fields of a path. A key without an entry is unknown.
 *
 * @param variables values by slot; never {@link Value#UNKNOWN}
 * @param fields values by field; a field that was read keeps its entry, even with an unknown value
 */
record Bindings(PersistentMap<Slot, Value> variables, PersistentMap<FieldKey, Value> fields) {

  static final Bindings NONE = new Bindings(PersistentMap.empty(), PersistentMap.empty());

  private static Bindings of(Map<Slot, Value> variables, Map<FieldKey, Value> fields) {
    variables.values().removeIf(Value::isUnknown);
    return new Bindings(PersistentMap.copyOf(variables), PersistentMap.copyOf(fields));
  }

  Value value(Slot slot) {
    return variables.getOrDefault(slot, Value.UNKNOWN);
  }

  Value field(FieldKey field) {
    return fields.getOrDefault(field, Value.UNKNOWN);
  }

  int size() {
    return variables.size() + fields.size();
  }

  /** Returns whether some variable or field may hold an atom. */
  boolean holds(Atom atom) {
    return variables.values().stream().anyMatch(value -> value.mayBe(atom))
        || fields.values().stream().anyMatch(value -> value.mayBe(atom));
  }

  /** Returns the slots whose values are known, in no particular order. */
  List<Slot> known(Set<Slot> slots) {
    boolean areFew = slots.size() <= variables.size();
    List<Slot> known = new ArrayList<>();
    for (Slot slot : areFew ? slots : variables.keySet()) {
      if (areFew ? variables.containsKey(slot) : slots.contains(slot)) {
        known.add(slot);
      }
    }
    return known;
  }

  Bindings with(Slot slot, Value value) {
    return new Bindings(
        value.isUnknown() ? variables.without(slot) : variables.with(slot, value), fields);
  }

  Bindings with(FieldKey field, Value value) {
    return new Bindings(variables, fields.with(field, value));
  }

  /** Returns the bindings as if a field had never been read. */
  Bindings without(FieldKey field) {
    return new Bindings(variables, fields.without(field));
  }

  /** Replaces the values, atom by atom. */
  Bindings map(UnaryOperator<Atom> change) {
    return of(map(variables, change), map(fields, change));
  }

  private static <K> Map<K, Value> map(Map<K, Value> values, UnaryOperator<Atom> change) {
    Map<K, Value> changed = new HashMap<>();
    values.forEach((key, value) -> changed.put(key, value.map(change)));
    return changed;
  }

  /** Joins the values; a variable or field without an entry on one side is unknown there. */
  Bindings join(Bindings other) {
    return of(join(variables, other.variables), join(fields, other.fields));
  }

  private static <K> Map<K, Value> join(Map<K, Value> some, Map<K, Value> others) {
    Set<K> keys = new HashSet<>(some.keySet());
    keys.addAll(others.keySet());
    Map<K, Value> joined = new HashMap<>();
    for (K key : keys) {
      Value value = some.getOrDefault(key, Value.UNKNOWN);
      joined.put(key, value.join(others.getOrDefault(key, Value.UNKNOWN)));
    }
    return joined;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof Bindings other
            && variables.equals(other.variables)
            && fields.equals(other.fields));
  }

  @Override
  public int hashCode() {
    return variables.hashCode() + 31 * fields.hashCode();
  }
}
