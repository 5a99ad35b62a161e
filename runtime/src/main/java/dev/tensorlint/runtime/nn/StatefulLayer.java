// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Tensor;
import java.util.Optional;

/** A layer that can keep something from call to call. Its state belongs to the layer. */
public interface StatefulLayer extends Layer {

  /** Returns a layer that does keep state, or nothing. */
  static Optional<StatefulLayer> of(Layer layer) {
    return layer instanceof StatefulLayer stateful && stateful.isStateful()
        ? Optional.of(stateful)
        : Optional.empty();
  }

  /** Returns whether this layer keeps state. */
  boolean isStateful();

  /** Returns whether the next call goes on from a former one. */
  boolean hasState();

  /**
   * Lends the state, {@code [batch, units]}: the layer's own handle, which it closes at its next
   * call, at {@link #resetStates}, or with its last model. Whoever closes it before takes the state
   * away from the layer.
   *
   * @throws IllegalStateException when the layer {@linkplain #hasState has no state} now
   */
  Tensor state();

  /**
   * Returns another handle on the state's data, which stays what it is when the layer goes on. The
   * innermost scope owns it, or the caller.
   *
   * @throws IllegalStateException when the layer {@linkplain #hasState has no state} now
   */
  Tensor copyState();

  /** Forgets, and frees, the state: the next call starts a new sequence. */
  void resetStates();
}
