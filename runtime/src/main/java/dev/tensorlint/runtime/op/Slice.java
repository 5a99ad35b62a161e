// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;
import java.util.List;
import java.util.Objects;

/** Rows {@code from} (inclusive) to {@code to} (exclusive) of the outermost dimension. */
public record Slice(int from, int to) implements ViewOp {

  @Override
  public String name() {
    return "slice";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    Shape shape = operands.get(0).shape();
    if (shape.rank() == 0) {
      throw new IllegalArgumentException("a scalar has no rows to slice");
    }
    Objects.checkFromToIndex(from, to, shape.dim(0));
    int[] dims = shape.dims();
    dims[0] = to - from;
    return operands.get(0).withShape(Shape.of(dims));
  }

  @Override
  public int offset(TensorType operand) {
    Shape shape = operand.shape();
    return shape.dim(0) == 0 ? 0 : from * (shape.size() / shape.dim(0));
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    return upstream.apply(new Pad(0, from, at.left().shape().dim(0) - to), List.of());
  }
}
