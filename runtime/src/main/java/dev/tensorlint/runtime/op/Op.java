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

  /**
   * Returns whether the result changes smoothly with an operand, almost everywhere. Only operands
   * of real types have gradients, whatever this says.
   *
   * @param operand index of the operand
   */
  boolean isDifferentiable(int operand);

  /**
   * Returns the gradient of some quantity with respect to an operand. Where the function has a kink
   * it is the one of a side. Intermediate results are left to the scope around the call.
   *
   * @param operand index of a differentiable operand
   * @param at where the operation was applied
   * @param upstream the quantity's gradient with respect to the result, of the result's shape
   * @return of the operand's shape; may be {@code upstream} itself
   */
  <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream);
}
