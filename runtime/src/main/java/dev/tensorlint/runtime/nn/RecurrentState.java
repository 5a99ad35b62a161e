// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.MemoryKind;
import org.jspecify.annotations.Nullable;

/** What a stateful layer carries from call to call, in a handle of its own. */
final class RecurrentState {

  private @Nullable Tensor held;

  /** Makes a value the state, and frees the former one. */
  synchronized void set(Tensor value, Lifetime owner) {
    Tensor next = value.pinnedBy(owner, MemoryKind.STATES);
    reset();
    held = next;
  }

  /** Frees the state. */
  synchronized void reset() {
    Tensor former = held;
    held = null;
    if (former != null) {
      former.close();
    }
  }

  synchronized boolean isPresent() {
    return held != null;
  }

  /**
   * Returns the state's own handle.
   *
   * @throws IllegalStateException when there is no state
   */
  synchronized Tensor held() {
    Tensor now = held;
    if (now == null) {
      throw new IllegalStateException(
          "the layer has no state: it is not stateful, has not run yet, or was reset");
    }
    return now;
  }

  /**
   * Returns the state to go on from, or null where there is none.
   *
   * @throws IllegalArgumentException when it is of another batch
   */
  synchronized @Nullable Tensor forBatch(int batch, int units) {
    Tensor now = held;
    if (now != null && !now.shape().equals(Shape.of(batch, units))) {
      throw new IllegalArgumentException(
          "the layer's state is of shape "
              + now.shape()
              + ", a batch of "
              + batch
              + " cannot go on from it: call resetStates() first");
    }
    return now;
  }
}
