// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.op.Op;
import java.util.List;

/**
 * Sees the operations of a task while it is {@linkplain OpRecorders#add installed}, in their order.
 * What a recorder computes itself it must not record.
 */
public interface OpRecorder {

  /**
   * Receives an operation that is done. All handles are open; a recorder that needs the data later
   * takes handles of its own.
   *
   * @throws RuntimeException to refuse the operation: its result is released then
   */
  void computed(Op op, List<Tensor> operands, Tensor result);

  /**
   * Receives an operation that is about to change the data of a tensor.
   *
   * @param operation its name, such as {@code reluInPlace}
   * @throws IllegalStateException to refuse the change, which then does not happen
   */
  void changing(String operation, Tensor target);

  /** Returns whether there is nothing more to see: such a recorder is removed. */
  default boolean isOver() {
    return false;
  }
}
