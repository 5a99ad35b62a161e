// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;

/** Undoes a broadcast of an operand: sums its gradient over what was repeated. */
final class Unbroadcast {

  private Unbroadcast() {}

  /** Returns a gradient in the shape that the operand had before it was broadcast. */
  static <T extends Differentiable<T>> T to(Shape operand, T gradient) {
    T sum = gradient;
    int added = gradient.shape().rank() - operand.rank();
    for (int axis = gradient.shape().rank() - 1; axis >= 0; axis--) {
      int extent = axis < added ? 1 : operand.dim(axis - added);
      if (extent == 1 && gradient.shape().dim(axis) != 1) {
        sum = sum.sum(axis);
      }
    }
    return sum.shape().equals(operand) ? sum : sum.reshape(operand.dims());
  }
}
