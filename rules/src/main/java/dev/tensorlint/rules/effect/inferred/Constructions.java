// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.SummaryPart;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.Set;

/**
 * The heavy objects, meant to be built once, that a method constructs. Joins by union.
 *
 * @param built objects that each call constructs
 * @param altered parameters that the call modifies: it trains them, fills them, or passes them to
 *     unknown code
 */
public record Constructions(Set<Built> built, Set<Integer> altered)
    implements SummaryPart<Constructions> {

  public static final Constructions NONE = new Constructions(Set.of(), Set.of());

  /**
   * One constructed object.
   *
   * @param method the constructing method as {@code Type.name}
   * @param parameters parameters of the summarized method that determine the object
   * @param isReturned whether that method returns it; otherwise its life ends in the method
   * @param isSure whether it is certainly this method that the call reaches, and a later call could
   *     use the object as well: it keeps nothing from one use to the next
   */
  public record Built(
      ResourceInfo resource,
      String method,
      Set<Integer> parameters,
      boolean isReturned,
      boolean isSure) {
    public Built {
      parameters = Set.copyOf(parameters);
    }
  }

  public Constructions {
    built = Set.copyOf(built);
    altered = Set.copyOf(altered);
  }

  @Override
  public Constructions neutral() {
    return NONE;
  }

  /** The object's life may end in the method, invisible to callers. */
  @Override
  public boolean concernsEveryCaller() {
    return !built.isEmpty();
  }

  @Override
  public boolean dependsOnInputs() {
    return !built.isEmpty();
  }

  @Override
  public Constructions join(Constructions other) {
    return equals(other)
        ? this
        : new Constructions(Sets.union(built, other.built), Sets.union(altered, other.altered));
  }
}
