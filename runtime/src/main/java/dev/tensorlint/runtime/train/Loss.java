// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.train;

import dev.tensorlint.runtime.Tensor;

/** Says how far a prediction is from what was expected. */
@FunctionalInterface
public interface Loss {

  /**
   * Returns the loss over a batch, a scalar, which the innermost scope owns, or the caller.
   *
   * @param predicted what the model gave, one row an example
   * @param expected what it should have given
   * @throws IllegalArgumentException when the shapes or types do not fit
   */
  Tensor apply(Tensor predicted, Tensor expected);
}
