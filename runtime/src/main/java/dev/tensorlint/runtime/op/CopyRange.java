// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.StridedCopy;
import java.util.List;

/** Indices {@code from} (inclusive) to {@code to} (exclusive) of any dimension, copied. */
public record CopyRange(int axis, int from, int to) implements KernelOp {

  @Override
  public String name() {
    return "copyOfRange";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    int[] dims = operands.get(0).shape().dims();
    plan(dims);
    dims[axis] = to - from;
    return operands.get(0).withShape(Shape.of(dims));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand in = operands.get(0);
    workspace.device().copy(plan(in.type().shape().dims()), in.data(), out);
  }

  private StridedCopy plan(int... dims) {
    return StridedCopy.slice(dims, axis, from, to);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    return upstream.apply(new Pad(axis, from, at.left().shape().dim(axis) - to), List.of());
  }
}
