// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;
import java.util.List;

/** The same elements in another shape. */
public record Reshape(Shape target) implements ViewOp {

  @Override
  public String name() {
    return "reshape";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType operand = operands.get(0);
    if (operand.shape().size() != target.size()) {
      throw new IllegalArgumentException(
          "shape "
              + (target + " has " + target.size())
              + (" elements, got " + operand.shape().size()));
    }
    return operand.withShape(target);
  }

  @Override
  public int offset(TensorType operand) {
    return 0;
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    return upstream.reshape(at.left().shape().dims());
  }
}
