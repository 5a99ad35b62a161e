// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.SummaryPart;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The fields into whose containers a method adds its parameters, on some path. Joins by union.
 *
 * @param fields for each position of a parameter, the fields as their classes declare them
 */
public record FieldAdditions(Map<Integer, Set<FieldKey>> fields)
    implements SummaryPart<FieldAdditions> {

  public static final FieldAdditions NONE = new FieldAdditions(Map.of());

  public FieldAdditions {
    Map<Integer, Set<FieldKey>> copied = new HashMap<>();
    fields.forEach((position, of) -> copied.put(position, Set.copyOf(of)));
    fields = Map.copyOf(copied);
  }

  /** Returns the fields into whose containers a parameter is added. */
  public Set<FieldKey> of(int position) {
    return fields.getOrDefault(position, Set.of());
  }

  @Override
  public FieldAdditions neutral() {
    return NONE;
  }

  @Override
  public FieldAdditions join(FieldAdditions other) {
    if (equals(other)) {
      return this;
    }
    Map<Integer, Set<FieldKey>> union = new HashMap<>(fields);
    other.fields.forEach(
        (position, more) ->
            union.merge(
                position,
                more,
                (one, two) -> {
                  Set<FieldKey> both = new HashSet<>(one);
                  both.addAll(two);
                  return both;
                }));
    return new FieldAdditions(union);
  }

  /** It concerns callers that have a resource to add. */
  @Override
  public boolean concernsEveryCaller() {
    return false;
  }
}
