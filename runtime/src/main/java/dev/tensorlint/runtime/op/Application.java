// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import java.util.List;

/**
 * One use of an operation: what went in, and what came out.
 *
 * @param <T> what stands for tensors
 */
public record Application<T extends Differentiable<T>>(List<T> operands, T result) {

  public Application {
    operands = List.copyOf(operands);
  }

  /** Returns the operand of an operation of one operand, or the left one. */
  public T left() {
    return operands.get(0);
  }

  /** Returns the second operand. */
  public T right() {
    return operands.get(1);
  }
}
