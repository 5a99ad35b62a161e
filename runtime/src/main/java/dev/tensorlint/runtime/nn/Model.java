// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Tensor;

/**
 * A function with weights. The model owns the weights and whatever else it holds on the device, and
 * {@link #close} frees all of it; scopes do not. A model that is collected by the garbage collector
 * without being closed is reported and its memory freed.
 */
public interface Model extends AutoCloseable {

  /**
   * Computes the model's output.
   *
   * @param input stays open and stays the caller's
   * @return a new tensor, which the innermost scope owns, or the caller where no scope is open;
   *     intermediate results are freed
   * @throws ModelClosedException when this model is closed
   * @throws IllegalArgumentException when the input's shape does not fit
   */
  Tensor predict(Tensor input);

  boolean isClosed();

  /** Frees the weights. A second call does nothing. */
  @Override
  void close();
}
