// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.List;

/** A constant in the type and shape, and on the device, of the operand. */
public record FillLike(double value) implements KernelOp {

  @Override
  public String name() {
    return "fillLike";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    return operands.get(0);
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    workspace.device().fill(out, value);
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
