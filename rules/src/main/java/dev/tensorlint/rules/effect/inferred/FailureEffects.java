// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.OperandEffect;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The effects of a method that ends with an exception: methods often release before they throw. An
 * operand without an entry is unchanged.
 *
 * @param parameters effects by parameter position
 * @param fields effects by field of the receiver or static field
 */
public record FailureEffects(
    Map<Integer, OperandEffect> parameters, Map<FieldKey, OperandEffect> fields) {

  public static final FailureEffects NONE = new FailureEffects(Map.of(), Map.of());

  public FailureEffects {
    parameters = named(parameters);
    fields = named(fields);
  }

  private static <K> Map<K, OperandEffect> named(Map<K, OperandEffect> effects) {
    Map<K, OperandEffect> named = new HashMap<>(effects);
    named.values().removeIf(OperandEffect.NONE::equals);
    return Map.copyOf(named);
  }

  public FailureEffects join(FailureEffects other) {
    return new FailureEffects(join(parameters, other.parameters), join(fields, other.fields));
  }

  private static <K> Map<K, OperandEffect> join(
      Map<K, OperandEffect> one, Map<K, OperandEffect> other) {
    Set<K> keys = new HashSet<>(one.keySet());
    keys.addAll(other.keySet());
    Map<K, OperandEffect> joined = new HashMap<>();
    for (K key : keys) {
      OperandEffect here = one.getOrDefault(key, OperandEffect.NONE);
      joined.put(key, here.join(other.getOrDefault(key, OperandEffect.NONE)));
    }
    return joined;
  }
}
