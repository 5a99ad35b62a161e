// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.dataflow.Sets;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * What a value is computed from, as far as random numbers matter. Joins by union.
 *
 * @param all draws of the implicit generator, and parameters
 * @param haveData whether anything else went into it
 */
public record Ingredients(Set<Ingredient> all, boolean haveData) {

  static final Ingredients NOTHING = new Ingredients(Set.of(), false);

  /** Something in which no draw and no parameter is known to be. */
  static final Ingredients DATA = new Ingredients(Set.of(), true);

  /** Where something comes from. */
  public sealed interface Source {}

  /**
   * A draw of the implicit generator.
   *
   * @param resource what it gave
   * @param method the enclosing method as {@code Type.name}
   */
  public record Draw(ResourceInfo resource, String method) implements Source {}

  /** A parameter, counted from 0. */
  public record Given(int parameter) implements Source {}

  /**
   * @param isMixed whether it was combined with what is not random
   * @param isSure whether it went in on every way
   */
  public record Ingredient(Source source, boolean isMixed, boolean isSure) {
    Ingredient behind(boolean mixes, boolean isSureStep) {
      return new Ingredient(source, isMixed || mixes, isSure && isSureStep);
    }
  }

  public Ingredients {
    all = Set.copyOf(all);
  }

  static Ingredients of(Source source) {
    return new Ingredients(Set.of(new Ingredient(source, false, true)), false);
  }

  private boolean areRandomOnly() {
    return !haveData
        && all.stream().allMatch(one -> one.source() instanceof Draw && !one.isMixed());
  }

  /** Returns what is computed from this and something else. */
  Ingredients with(Ingredients other) {
    return new Ingredients(
        Sets.union(
            behind(!other.areRandomOnly(), true).all, other.behind(!areRandomOnly(), true).all),
        haveData || other.haveData);
  }

  /** Returns what it can be where it is one or the other, as the way goes. */
  Ingredients or(Ingredients other) {
    return equals(other) ? this : behind(false, false).join(other.behind(false, false));
  }

  Ingredients join(Ingredients other) {
    return new Ingredients(Sets.union(all, other.all), haveData || other.haveData);
  }

  private Ingredients behind(boolean mixes, boolean isSureStep) {
    Set<Ingredient> changed = new HashSet<>();
    all.forEach(one -> changed.add(one.behind(mixes, isSureStep)));
    return new Ingredients(changed, haveData);
  }

  /** Returns what it is in a caller that knows what the parameters are. */
  Ingredients given(IntFunction<Ingredients> arguments) {
    Ingredients known = new Ingredients(Set.of(), haveData);
    for (Ingredient one : all) {
      Ingredients meant =
          one.source() instanceof Given given
              ? arguments.apply(given.parameter()).behind(one.isMixed(), one.isSure())
              : new Ingredients(Set.of(one), false);
      known = known.join(meant);
    }
    return known;
  }
}
