// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Tensor;

/** The function behind a layer's linear part. */
public enum Activation {
  LINEAR,
  RELU,
  TANH,
  SIGMOID;

  /** Applies the function element by element; the result is a new handle. */
  public Tensor apply(Tensor input) {
    return switch (this) {
      case LINEAR -> input.clone();
      case RELU -> input.relu();
      case TANH -> input.tanh();
      case SIGMOID -> input.sigmoid();
    };
  }
}
