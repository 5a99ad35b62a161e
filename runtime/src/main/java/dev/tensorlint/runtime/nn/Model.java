// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;

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

  /**
   * Computes the model's output in a task of its own.
   *
   * @param input in flight, as this model is, until the future is joined
   * @return what {@link #predict} gives, for whoever joins
   * @throws ModelClosedException when this model is closed
   * @throws dev.tensorlint.runtime.TensorDisposedException when the input is closed
   */
  TensorFuture<Tensor> predictAsync(Tensor input);

  boolean isClosed();

  /**
   * Frees the weights. A second call does nothing.
   *
   * @throws dev.tensorlint.runtime.tracking.InFlightException when a future of this model was not
   *     joined, in strict mode; the model stays open then
   */
  @Override
  void close();
}
