// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * The sources from which a value is computed, as far as random numbers matter. Joins by union.
 *
 * @param all draws of the implicit generator, and parameters
 * @param haveData whether other data is a source as well
 */
public record ValueSources(Set<Ingredient> all, boolean haveData) {

  public static final ValueSources NOTHING = new ValueSources(Set.of(), false);

  /** A value without any known draw or parameter. */
  public static final ValueSources DATA = new ValueSources(Set.of(), true);

  /** The origin of a part of a value. */
  public sealed interface Source {}

  /**
   * A draw of the implicit generator.
   *
   * @param resource the drawn value
   * @param method the enclosing method as {@code Type.name}
   */
  public record Draw(ResourceInfo resource, String method) implements Source {}

  /** A parameter, counted from 0. */
  public record Given(int parameter) implements Source {}

  /**
   * One source of a value.
   *
   * @param isMixed whether it was combined with data that is not random
   * @param isSure whether it is a source on every path
   */
  public record Ingredient(Source source, boolean isMixed, boolean isSure) {
    Ingredient afterwards(boolean mixes, boolean isSureStep) {
      return new Ingredient(source, isMixed || mixes, isSure && isSureStep);
    }
  }

  public ValueSources {
    all = Set.copyOf(all);
  }

  public static ValueSources of(Source source) {
    return new ValueSources(Set.of(new Ingredient(source, false, true)), false);
  }

  private boolean areRandomOnly() {
    return !haveData
        && all.stream().allMatch(one -> one.source() instanceof Draw && !one.isMixed());
  }

  /** Returns the sources of a value computed from this and another value. */
  public ValueSources with(ValueSources other) {
    return new ValueSources(
        Sets.union(
            afterwards(!other.areRandomOnly(), true).all,
            other.afterwards(!areRandomOnly(), true).all),
        haveData || other.haveData);
  }

  /** Returns the sources of a value that is this or the other one, depending on the path. */
  public ValueSources or(ValueSources other) {
    return equals(other) ? this : afterwards(false, false).join(other.afterwards(false, false));
  }

  public ValueSources join(ValueSources other) {
    return new ValueSources(Sets.union(all, other.all), haveData || other.haveData);
  }

  private ValueSources afterwards(boolean mixes, boolean isSureStep) {
    Set<Ingredient> changed = new HashSet<>();
    all.forEach(one -> changed.add(one.afterwards(mixes, isSureStep)));
    return new ValueSources(changed, haveData);
  }

  /** Returns the sources in a caller, with the parameters replaced by the arguments. */
  public ValueSources given(IntFunction<ValueSources> arguments) {
    ValueSources known = new ValueSources(Set.of(), haveData);
    for (Ingredient one : all) {
      ValueSources meant =
          one.source() instanceof Given given
              ? arguments.apply(given.parameter()).afterwards(one.isMixed(), one.isSure())
              : new ValueSources(Set.of(one), false);
      known = known.join(meant);
    }
    return known;
  }
}
