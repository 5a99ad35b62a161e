// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.SummaryPart;
import dev.tensorlint.rules.finding.Place;
import java.util.Set;

/**
 * What a method has to do with random numbers of the implicit generator. Joins by union.
 *
 * @param result what its result is computed from
 * @param predicted parameters that it gives to a prediction, or what it computes from them
 */
public record Randomness(ValueSources result, Set<Predicted> predicted)
    implements SummaryPart<Randomness> {

  public static final Randomness NONE = new Randomness(ValueSources.NOTHING, Set.of());

  /**
   * Something goes into a prediction.
   *
   * @param at the prediction
   */
  public record Predicted(ValueSources.Ingredient what, Place at) {}

  public Randomness {
    predicted = Set.copyOf(predicted);
  }

  @Override
  public Randomness neutral() {
    return NONE;
  }

  /** What is random is a resource, which shows in the result or in a parameter. */
  @Override
  public boolean concernsEveryCaller() {
    return false;
  }

  @Override
  public Randomness join(Randomness other) {
    return equals(other)
        ? this
        : new Randomness(result.join(other.result), Sets.union(predicted, other.predicted));
  }
}
