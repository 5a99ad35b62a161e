// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.SummaryPart;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Which fields of objects keep the arguments that a method hands over. Keeping is not releasing:
 * whether anything does is a question about the fields.
 *
 * @param keepers the fields by position of the argument, as their classes declare them; empty where
 *     other code may get it as well
 */
public record Retention(Map<Integer, Set<FieldKey>> keepers) implements SummaryPart<Retention> {

  public static final Retention NONE = new Retention(Map.of());

  public Retention {
    keepers = Map.copyOf(keepers);
  }

  /** Returns the only fields that keep an argument; empty if it may be anywhere. */
  public Set<FieldKey> of(int position) {
    return keepers.getOrDefault(position, Set.of());
  }

  @Override
  public Retention neutral() {
    return NONE;
  }

  @Override
  public Retention join(Retention other) {
    Map<Integer, Set<FieldKey>> joined = new HashMap<>(keepers);
    other.keepers.forEach((position, fields) -> joined.merge(position, fields, Retention::both));
    return new Retention(joined);
  }

  private static Set<FieldKey> both(Set<FieldKey> one, Set<FieldKey> other) {
    return one.isEmpty() || other.isEmpty() ? Set.of() : Sets.union(one, other);
  }

  /** Only a caller that passes a resource is concerned, which is analysed anyway. */
  @Override
  public boolean concernsEveryCaller() {
    return false;
  }
}
