// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;

/** Makes one row of each example: {@code [batch, ...] -> [batch, features]}. */
public record Flatten() implements Weightless {

  @Override
  public int build(int inputs) {
    throw new IllegalArgumentException(
        "how many features there are depends on the whole shape of an example: make the model by"
            + " withInputs(Shape.of(height, width, channels), ...), or by of(...)");
  }

  @Override
  public Shape build(Shape example) {
    return Shape.of(example.size());
  }

  @Override
  public Tensor apply(Tensor input) {
    if (input.shape().rank() == 0) {
      throw new IllegalArgumentException("a scalar is no batch of examples");
    }
    return input.reshape(input.shape().dim(0), input.shape().without(0).size());
  }
}
