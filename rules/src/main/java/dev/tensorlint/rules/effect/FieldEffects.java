// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BinaryOperator;

/**
 * The effects of a method on fields of its receiver and on static fields.
 *
 * @param byField effect on each field; a field without an entry is unchanged
 */
public record FieldEffects(Map<FieldKey, OperandEffect> byField) {

  public static final FieldEffects NONE = new FieldEffects(Map.of());

  /** Omits unchanged fields, so that equivalent effects are equal. */
  public FieldEffects {
    byField = named(byField);
  }

  private static Map<FieldKey, OperandEffect> named(Map<FieldKey, OperandEffect> fields) {
    if (fields.isEmpty() || !fields.containsValue(OperandEffect.NONE)) {
      return Map.copyOf(fields);
    }
    Map<FieldKey, OperandEffect> named = new HashMap<>(fields);
    named.values().removeIf(OperandEffect.NONE::equals);
    return Map.copyOf(named);
  }

  public boolean isEmpty() {
    return byField.isEmpty();
  }

  public OperandEffect at(FieldKey field) {
    return byField.getOrDefault(field, OperandEffect.NONE);
  }

  /** Returns the uses alone. */
  FieldEffects uses() {
    return NONE.usedAlsoBy(this);
  }

  /** Returns whether a parameter is stored in a field. */
  boolean store(int parameter) {
    return byField.values().stream().anyMatch(field -> field.stored() == parameter);
  }

  /** Returns these effects with each parameter stored in the field at its position. */
  FieldEffects storingParameters(List<FieldKey> inOrder) {
    Map<FieldKey, OperandEffect> written = new HashMap<>(byField);
    for (int i = 0; i < inOrder.size(); i++) {
      written.put(inOrder.get(i), OperandEffect.stored(i));
    }
    return new FieldEffects(written);
  }

  /** Returns these effects with the values of some fields handed over. */
  FieldEffects givingAway(List<FieldKey> fields) {
    Map<FieldKey, OperandEffect> given = new HashMap<>(byField);
    fields.forEach(key -> given.put(key, at(key).givenAway()));
    return new FieldEffects(given);
  }

  /** Returns these effects and the uses of others. */
  FieldEffects usedAlsoBy(FieldEffects others) {
    return combined(others, (here, there) -> here.usedAlsoBy(there.isUsed()));
  }

  /** Returns the least effects that cover both; commutative, associative and idempotent. */
  public FieldEffects join(FieldEffects other) {
    return combined(other, OperandEffect::join);
  }

  private FieldEffects combined(FieldEffects other, BinaryOperator<OperandEffect> how) {
    if (byField.isEmpty() && other.byField.isEmpty()) {
      return NONE;
    }
    Set<FieldKey> keys = new HashSet<>(byField.keySet());
    keys.addAll(other.byField.keySet());
    Map<FieldKey, OperandEffect> combined = new HashMap<>();
    keys.forEach(key -> combined.put(key, how.apply(at(key), other.at(key))));
    return new FieldEffects(combined);
  }
}
