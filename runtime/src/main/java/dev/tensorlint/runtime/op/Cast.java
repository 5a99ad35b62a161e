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

  @Override
  public boolean isDifferentiable(int operand) {
    return target == DType.FLOAT32;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    if (!isDifferentiable(operand)) {
      throw new NoGradientException(this, operand);
    }
    return upstream;
  }
}
