// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import java.util.List;

/** Another handle on the same data. */
public record Alias() implements ViewOp {

  @Override
  public String name() {
    return "clone";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    return operands.get(0);
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
