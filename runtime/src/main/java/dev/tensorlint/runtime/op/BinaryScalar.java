// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.Broadcast;
import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.List;
import java.util.Locale;

/** Applies a function to every element and a constant at its right. */
public record BinaryScalar(BinaryOp function, float right) implements KernelOp {

  @Override
  public String name() {
    return function.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    return operands.get(0);
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand left = operands.get(0);
    Broadcast plan = Broadcast.of(left.type().shape().dims(), new int[0]);
    workspace.device().zip(function, left.data(), workspace.scalar(right), plan, out);
  }
}
