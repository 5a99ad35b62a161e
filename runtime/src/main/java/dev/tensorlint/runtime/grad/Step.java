// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.grad;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.op.Application;
import dev.tensorlint.runtime.op.Op;
import java.util.stream.IntStream;

/** An operation on a tape, with handles of the tape's own. */
record Step(Op op, Application<Tensor> at) {

  /** Returns whether an operation can carry gradients at all. */
  static boolean isDifferentiable(Op op, Application<Tensor> at) {
    return isFloat(at.result())
        && IntStream.range(0, at.operands().size())
            .anyMatch(index -> op.isDifferentiable(index) && isFloat(at.operands().get(index)));
  }

  /** Returns the indices of the operands that have gradients. */
  IntStream differentiable() {
    return IntStream.range(0, at.operands().size())
        .filter(index -> op.isDifferentiable(index) && isFloat(operand(index)));
  }

  Tensor operand(int index) {
    return at.operands().get(index);
  }

  Tensor result() {
    return at.result();
  }

  private static boolean isFloat(Tensor tensor) {
    return tensor.dtype().isReal();
  }
}
