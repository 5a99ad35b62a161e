// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.List;

/** Converts every element to another type, as Java converts. */
public record Cast(DType target) implements KernelOp {

  @Override
  public String name() {
    return "cast";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    return operands.get(0).withType(target);
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    workspace.device().cast(operands.get(0).data(), out);
  }
}
