// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.train.Loss;
import dev.tensorlint.runtime.train.Optimizer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

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

  /** Returns the weights as far as they are made, in an order that stays; the model owns them. */
  List<Variable> variables();

  /**
   * Says how to train this model. A former optimizer is closed.
   *
   * @param optimizer becomes the model's, which closes it
   * @throws ModelClosedException when this model is closed
   * @throws IllegalStateException when the optimizer is closed, or is another model's
   */
  void compile(Loss loss, Optimizer optimizer);

  /**
   * Trains the weights. No handle that was made on the way is left behind but the weights, and what
   * the optimizer holds for them. States are reset at the start of every epoch and at the end. The
   * same model, data and options give the same weights on the same device in every run.
   *
   * <p>Runs in the calling task. Others may predict meanwhile, and see weights of any moment.
   *
   * @param inputs one row an example, stays the caller's
   * @param targets one row an example, as the loss wants them, stays the caller's
   * @return the losses
   * @throws IllegalStateException when the model was not {@linkplain #compile compiled}, or is
   *     being trained already
   * @throws IllegalArgumentException when shapes do not fit
   * @throws ModelClosedException when this model is closed
   * @throws java.util.concurrent.CancellationException when the task is cancelled meanwhile
   */
  History fit(Tensor inputs, Tensor targets, FitOptions options);

  /**
   * Trains the weights in a task of its own. The training ends between two batches when the future
   * is cancelled.
   *
   * @param inputs in flight, as the targets and this model are, until the future is joined
   * @return what {@link #fit} gives
   * @throws ModelClosedException when this model is closed
   * @throws dev.tensorlint.runtime.TensorDisposedException when one of the tensors is closed
   */
  TensorFuture<History> fitAsync(Tensor inputs, Tensor targets, FitOptions options);

  /**
   * Returns the mean loss over examples, in one batch. States are reset before and after.
   *
   * @throws IllegalStateException when the model was not {@linkplain #compile compiled}
   * @throws ModelClosedException when this model is closed
   */
  float evaluate(Tensor inputs, Tensor targets);

  /**
   * Writes the weights to a file in the safetensors format, named by layer: {@code 0.kernel}.
   * States and the optimizer's tensors are left out.
   *
   * @throws IOException when the file cannot be written; what was there stays
   * @throws IllegalStateException when the weights are not made yet
   * @throws ModelClosedException when this model is closed
   */
  void save(Path file) throws IOException;

  /**
   * Sets the weights to those of a file that {@link #save} wrote for a model of the same layers.
   *
   * @throws IOException when the file cannot be read, or is {@linkplain
   *     dev.tensorlint.runtime.safetensors.SafetensorsException broken}
   * @throws IllegalArgumentException when it holds other weights; all weights stay then
   * @throws IllegalStateException when the weights are not made yet, or an open tape has recorded
   *     them
   * @throws ModelClosedException when this model is closed
   */
  void load(Path file) throws IOException;

  boolean isClosed();

  /**
   * Frees the weights, states and the optimizer. A second call does nothing.
   *
   * @throws dev.tensorlint.runtime.tracking.InFlightException when a future of this model was not
   *     joined, in strict mode; the model stays open then
   */
  @Override
  void close();
}
