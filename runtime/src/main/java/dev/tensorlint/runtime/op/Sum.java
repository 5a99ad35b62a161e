// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.DeviceSlice;
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
    workspace.device().sum(operands.get(0).data(), out);
  }
}
