// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.Axis;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.ReduceOp;
import java.util.List;

/** Adds all elements up to a scalar; 0 for none. */
public record Sum() implements KernelOp {

  @Override
  public String name() {
    return "sum";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    return operands.get(0).withShape(Shape.of());
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    DeviceSlice in = operands.get(0).data();
    workspace.device().reduce(ReduceOp.SUM, in, Axis.all(in.length()), out);
  }
}
