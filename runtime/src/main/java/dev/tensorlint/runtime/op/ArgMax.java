// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.Axis;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.ReduceOp;
import java.util.List;

/** The index of the largest element along a dimension, {@code int32}. */
public record ArgMax(int axis) implements KernelOp {

  @Override
  public String name() {
    return "argMax";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType operand = operands.get(0);
    ReduceOp.MAX.resultType(operand.dtype());
    Shape rest = operand.shape().without(axis);
    if (operand.shape().dim(axis) == 0) {
      throw new IllegalArgumentException("argMax of no elements, the shape is " + operand.shape());
    }
    return new TensorType(DType.INT32, rest);
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand in = operands.get(0);
    workspace.device().argMax(in.data(), Axis.of(in.type().shape().dims(), axis), out);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return false;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    throw new NoGradientException(this, operand);
  }
}
