// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.List;

/**
 * An element-wise function: behind a layer's linear part, or as a layer of its own. It has no
 * weights, so it can be part of any number of models.
 */
public enum Activation implements Layer {
  LINEAR,
  RELU,
  TANH,
  SIGMOID;

  /** Applies the function element by element; the result is a new handle. */
  @Override
  public Tensor apply(Tensor input) {
    return switch (this) {
      case LINEAR -> input.clone();
      case RELU -> input.relu();
      case TANH -> input.tanh();
      case SIGMOID -> input.sigmoid();
    };
  }

  @Override
  public void attach(Lifetime model, int position) {}

  @Override
  public void detach() {}

  @Override
  public int build(int inputs) {
    return inputs;
  }

  @Override
  public List<Variable> variables() {
    return List.of();
  }

  @Override
  public boolean hasWeights() {
    return false;
  }
}
