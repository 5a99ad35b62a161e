// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.Axis;
import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.Broadcast;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.ReduceOp;
import java.util.List;

/** The mean of all elements, a scalar; {@code NaN} for none. */
public record Mean() implements KernelOp {

  private static final Broadcast SCALARS = Broadcast.of(new int[0], new int[0]);

  @Override
  public String name() {
    return "mean";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    return operands.get(0).withShape(Shape.of());
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand in = operands.get(0);
    DeviceSlice total = workspace.scratch(1);
    DeviceSlice count = workspace.scalar(in.type().shape().size());
    workspace.device().reduce(ReduceOp.SUM, in.data(), Axis.all(in.data().length()), total);
    workspace.device().zip(BinaryOp.DIV, total, count, SCALARS, out);
  }
}
