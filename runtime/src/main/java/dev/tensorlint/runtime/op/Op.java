// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import java.util.List;

/**
 * One operation on tensors, with all its parameters but its operands. Two operations are equal when
 * they compute the same from the same operands.
 */
public sealed interface Op permits KernelOp, ViewOp {

  /** Returns the operation's name in messages, such as {@code matmul}. */
  String name();

  /**
   * Returns the type of the result.
   *
   * @throws IllegalArgumentException when the operands do not fit, with a message that names the
   *     operation and their shapes
   * @throws IndexOutOfBoundsException when rows are asked for that are not there
   */
  TensorType result(List<TensorType> operands);
}
