// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The parameters and fields that a method has released when it ends with an exception: methods
 * often release before they throw. An operand without an entry is unchanged.
 *
 * @param parameters certainty of the release by parameter position
 * @param fields certainty of the release by field of the receiver or static field
 */
public record FailureEffects(Map<Integer, Certainty> parameters, Map<FieldKey, Certainty> fields) {

  public static final FailureEffects NONE = new FailureEffects(Map.of(), Map.of());

  public FailureEffects {
    parameters = named(parameters);
    fields = named(fields);
  }

  private static <K> Map<K, Certainty> named(Map<K, Certainty> effects) {
    Map<K, Certainty> named = new HashMap<>(effects);
    named.values().removeIf(Certainty.NO::equals);
    return Map.copyOf(named);
  }

  public FailureEffects join(FailureEffects other) {
    return new FailureEffects(join(parameters, other.parameters), join(fields, other.fields));
  }

  private static <K> Map<K, Certainty> join(Map<K, Certainty> one, Map<K, Certainty> other) {
    Set<K> keys = new HashSet<>(one.keySet());
    keys.addAll(other.keySet());
    Map<K, Certainty> joined = new HashMap<>();
    for (K key : keys) {
      Certainty here = one.getOrDefault(key, Certainty.NO);
      joined.put(key, here.join(other.getOrDefault(key, Certainty.NO)));
    }
    return joined;
  }
}
