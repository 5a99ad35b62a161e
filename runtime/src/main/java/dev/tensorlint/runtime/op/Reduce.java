// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.device.Axis;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.ReduceOp;
import java.util.List;
import java.util.Locale;

/** Makes one element of all along a dimension, which the result does not have any more. */
public record Reduce(ReduceOp function, int axis) implements KernelOp {

  @Override
  public String name() {
    return function.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType operand = operands.get(0);
    function.resultType(operand.dtype());
    return operand.withShape(operand.shape().without(axis));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand in = operands.get(0);
    Axis along = Axis.of(in.type().shape().dims(), axis);
    workspace.device().reduce(function, in.data(), along, out);
  }
}
