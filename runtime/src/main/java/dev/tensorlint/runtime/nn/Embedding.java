// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.List;

/**
 * A table of vectors, of which each index takes one: {@code int32 [batch, ...] -> float32 [batch,
 * ..., units]}. An index that the table does not have gives {@code NaN}.
 *
 * <p>Weights are made on first use and are the same in every run: uniform in &plusmn;0.05, from the
 * layer's seed and its position in the first model that has it.
 */
public final class Embedding implements Layer {

  private static final float BOUND = 0.05f;

  private final int rows;
  private final int units;
  private final long seed;
  private final SharedWeights weights = new SharedWeights();

  /**
   * Makes a layer with the default seed.
   *
   * @param rows how many vectors there are, for the indices from 0
   * @param units extent of each
   */
  public Embedding(int rows, int units) {
    this(rows, units, Dense.DEFAULT_SEED);
  }

  /** Makes a layer whose weights start from a seed. */
  public Embedding(int rows, int units, long seed) {
    if (rows < 1 || units < 1) {
      throw new IllegalArgumentException(
          "an embedding needs at least one row and one unit, got " + rows + " and " + units);
    }
    this.rows = rows;
    this.units = units;
    this.seed = seed;
  }

  @Override
  public void attach(Lifetime model, int position) {
    weights.attach(model, position);
  }

  @Override
  public void detach() {
    weights.detach();
  }

  /** Makes the weights, which the extent of the input has no part in. */
  @Override
  public int build(int inputs) {
    table();
    return units;
  }

  @Override
  public Shape build(Shape example) {
    table();
    return example.followedBy(Shape.of(units));
  }

  @Override
  public Tensor apply(Tensor input) {
    if (input.dtype() != DType.INT32) {
      throw new IllegalArgumentException(
          "an embedding needs indices of int32, got " + input.type() + ": cast them first");
    }
    return table().value().gather(input);
  }

  @Override
  public List<Variable> variables() {
    return weights.made();
  }

  private Variable table() {
    return weights.of(rows, this::initial).get(0);
  }

  private List<Variable> initial(Lifetime owner, int position) {
    float[] table = GlorotUniform.uniform(Math.multiplyExact(rows, units), BOUND, seed + position);
    return List.of(Variable.ownedBy(owner, "table", Tensor.of(table, Shape.of(rows, units))));
  }
}
