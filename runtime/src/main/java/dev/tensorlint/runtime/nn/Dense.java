// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.List;

/**
 * A fully connected layer: {@code activation(x W + b)}, {@code [batch, inputs] -> [batch, units]}.
 *
 * <p>The weights are made on first use and are the same in every run: uniform in the bounds of
 * Glorot and Bengio, "Understanding the difficulty of training deep feedforward neural networks"
 * (AISTATS 2010), from the layer's seed and its position in the first model that has it.
 */
public final class Dense implements Layer {

  /** The seed of layers that are not given one. */
  public static final long DEFAULT_SEED = 20_261_121L;

  private final int units;
  private final Activation activation;
  private final long seed;
  private final SharedWeights weights = new SharedWeights();

  /** Makes a linear layer with the default seed. */
  public Dense(int units) {
    this(units, Activation.LINEAR);
  }

  /** Makes a layer with the default seed. */
  public Dense(int units, Activation activation) {
    this(units, activation, DEFAULT_SEED);
  }

  /**
   * Makes a layer.
   *
   * @param units extent of the output, at least 1
   * @param seed where the weights start from
   */
  public Dense(int units, Activation activation, long seed) {
    if (units < 1) {
      throw new IllegalArgumentException("a layer needs at least one unit, got " + units);
    }
    this.units = units;
    this.activation = activation;
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

  @Override
  public int build(int inputs) {
    weights(inputs);
    return units;
  }

  @Override
  public Tensor apply(Tensor input) {
    if (input.shape().rank() != 2) {
      throw new IllegalArgumentException(
          "a dense layer needs an input of shape [batch, inputs], got " + input.shape());
    }
    List<Variable> now = weights(input.shape().dim(1));
    Tensor kernel = now.get(0).value();
    Tensor bias = now.get(1).value();
    return TensorScope.tidy(() -> activation.ofLinear(input, kernel, bias));
  }

  @Override
  public List<Variable> variables() {
    return weights.made();
  }

  private List<Variable> weights(int inputs) {
    return weights.of(inputs, (owner, position) -> initial(inputs, owner, position));
  }

  private List<Variable> initial(int inputs, Lifetime owner, int position) {
    float[] kernel = GlorotUniform.values(inputs, units, seed + position);
    return List.of(
        Variable.ownedBy(owner, "kernel", Tensor.of(kernel, Shape.of(inputs, units))),
        Variable.ownedBy(owner, "bias", Tensor.zeros(units)));
  }
}
