// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.train;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.List;

/**
 * Changes variables by their gradients. An optimizer may hold tensors for each variable that it has
 * changed, and whoever made it closes it, unless a {@linkplain
 * dev.tensorlint.runtime.nn.Model#compile model} has taken it over. For one thread at a time.
 */
public interface Optimizer extends AutoCloseable {

  /**
   * Makes one step.
   *
   * @param gradients of the variables, in their order and shapes; they stay the caller's
   * @throws IllegalArgumentException when the numbers or shapes differ
   * @throws IllegalStateException when this optimizer is closed, or an open tape has recorded one
   *     of the variables
   */
  void apply(List<Variable> variables, List<Tensor> gradients);

  /**
   * Makes a longer-lived owner answer for this optimizer, which it closes from then on.
   *
   * @throws IllegalStateException when another one does already, or this optimizer is closed
   */
  void handTo(Lifetime owner);

  boolean isClosed();

  /** Frees what is held for variables; the variables stay. A second call does nothing. */
  @Override
  void close();
}
