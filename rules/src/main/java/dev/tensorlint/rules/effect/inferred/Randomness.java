// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.SummaryPart;
import dev.tensorlint.rules.finding.Place;
import java.util.Set;

/**
 * How a method uses random numbers of the implicit generator. Joins by union.
 *
 * @param result sources of its result
 * @param predicted sources of the inputs of its predictions
 */
public record Randomness(ValueSources result, Set<Predicted> predicted)
    implements SummaryPart<Randomness> {

  public static final Randomness NONE = new Randomness(ValueSources.NOTHING, Set.of());

  /**
   * A source of the input of a prediction.
   *
   * @param at place of the prediction
   */
  public record Predicted(ValueSources.Ingredient what, Place at) {}

  public Randomness {
    predicted = Set.copyOf(predicted);
  }

  @Override
  public Randomness neutral() {
    return NONE;
  }

  /** A random value is a resource, which is visible in the result or in a parameter. */
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
