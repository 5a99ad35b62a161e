// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Tensor;

/**
 * A model that keeps something from call to call: each {@link #predict} goes on where the one
 * before it ended, until {@link #resetStates}. So independent sequences need a reset between them,
 * and calls from several threads would continue each other.
 */
public interface StatefulModel extends Model {

  /** Forgets, and frees, all states: the next call starts a new sequence. */
  void resetStates();

  /** Returns whether the next call goes on from a former one. */
  boolean hasState();

  /**
   * Lends the state of the last stateful layer: the model's own handle, which it closes at the next
   * {@link #predict}, {@link #resetStates}, {@link #fit} or {@link #evaluate}, and at {@link
   * #close}.
   *
   * @throws IllegalStateException when there {@linkplain #hasState is no state} now
   */
  Tensor state();

  /**
   * Returns another handle on the data of {@link #state}, which stays what it is when the model
   * goes on. The innermost scope owns it, or the caller.
   *
   * @throws IllegalStateException when there {@linkplain #hasState is no state} now
   */
  Tensor copyState();
}
