// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.train;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The mean of the squared differences over all elements. */
public record MeanSquaredError() implements Loss {

  @Override
  public Tensor apply(Tensor predicted, Tensor expected) {
    if (!predicted.type().equals(expected.type())) {
      throw new IllegalArgumentException(
          "mean squared error needs what it compares in one shape, predicted "
              + predicted.type()
              + ", expected "
              + expected.type());
    }
    return TensorScope.tidy(() -> predicted.sub(expected).square().mean());
  }
}
