// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.MemoryKind;
import org.jspecify.annotations.Nullable;

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
  private int models;
  private int position;
  private @Nullable Lifetime owner;
  private @Nullable Weights weights;

  /** Both are kept out of every scope. */
  private record Weights(Tensor kernel, Tensor bias) {

    int inputs() {
      return kernel.shape().dim(0);
    }

    void close() {
      kernel.close();
      bias.close();
    }
  }

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
  public synchronized void attach(Lifetime model, int position) {
    if (owner == null) {
      owner = model;
      this.position = position;
    } else if (models == 0) {
      throw new IllegalStateException("the layer's weights were freed with its last model");
    }
    models++;
  }

  @Override
  public synchronized void detach() {
    models--;
    if (models == 0 && weights != null) {
      weights.close();
    }
  }

  @Override
  public synchronized int build(int inputs) {
    weights(inputs);
    return units;
  }

  @Override
  public Tensor apply(Tensor input) {
    if (input.shape().rank() != 2) {
      throw new IllegalArgumentException(
          "a dense layer needs an input of shape [batch, inputs], got " + input.shape());
    }
    Weights now = weights(input.shape().dim(1));
    return TensorScope.tidy(() -> activation.apply(input.matmul(now.kernel()).add(now.bias())));
  }

  private synchronized Weights weights(int inputs) {
    Lifetime model = owner;
    if (model == null || models == 0) {
      throw new IllegalStateException("a layer computes inside a model: pass it to Sequential.of");
    }
    Weights made = weights;
    if (made == null) {
      made = initial(inputs, model);
      weights = made;
    }
    if (made.inputs() != inputs) {
      throw new IllegalArgumentException(
          "the layer was built for " + made.inputs() + " inputs, got " + inputs);
    }
    return made;
  }

  private Weights initial(int inputs, Lifetime model) {
    float[] kernel = GlorotUniform.values(inputs, units, seed + position);
    return new Weights(
        Tensor.of(kernel, Shape.of(inputs, units)).keptBy(model, MemoryKind.WEIGHTS),
        Tensor.zeros(units).keptBy(model, MemoryKind.WEIGHTS));
  }
}
