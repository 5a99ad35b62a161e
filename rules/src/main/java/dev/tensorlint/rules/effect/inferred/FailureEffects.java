// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.effect.FieldEffects;
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
 * @param fields effects on fields of the receiver and on static fields
 */
public record FailureEffects(Map<Integer, OperandEffect> parameters, FieldEffects fields) {

  public static final FailureEffects NONE = new FailureEffects(Map.of(), FieldEffects.NONE);

  public FailureEffects {
    Map<Integer, OperandEffect> changed = new HashMap<>(parameters);
    changed.values().removeIf(OperandEffect.NONE::equals);
    parameters = Map.copyOf(changed);
  }

  public OperandEffect parameter(int position) {
    return parameters.getOrDefault(position, OperandEffect.NONE);
  }

  public FailureEffects join(FailureEffects other) {
    Set<Integer> positions = new HashSet<>(parameters.keySet());
    positions.addAll(other.parameters.keySet());
    Map<Integer, OperandEffect> joined = new HashMap<>();
    positions.forEach(at -> joined.put(at, parameter(at).join(other.parameter(at))));
    return new FailureEffects(joined, fields.join(other.fields));
  }
}
