// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.SummaryPart;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.Set;

/**
 * What a method builds that is meant to be built once. Joins by union.
 *
 * @param built what each call of it builds
 * @param altered parameters that are no longer what they were: they are trained, filled, or passed
 *     to something unknown
 */
public record Constructions(Set<Built> built, Set<Integer> altered)
    implements SummaryPart<Constructions> {

  public static final Constructions NONE = new Constructions(Set.of(), Set.of());

  /**
   * @param method the method that builds it as {@code Type.name}
   * @param parameters parameters that say what is built, of the method whose effects these are
   * @param isReturned whether it is what that method returns; else its life ends in the method
   */
  public record Built(
      ResourceInfo resource, String method, Set<Integer> parameters, boolean isReturned) {
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

  /** What is built may end in the method, so that a caller sees nothing of it. */
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
