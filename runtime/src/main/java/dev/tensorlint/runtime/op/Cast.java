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

  /** Returns an operand's elements in a type. */
  static DeviceSlice data(Workspace workspace, Operand operand, DType type) {
    if (operand.type().dtype() == type) {
      return operand.data();
    }
    DeviceSlice converted = workspace.scratch(type, operand.data().length());
    workspace.device().cast(operand.data(), converted);
    return converted;
  }

  /** Returns a gradient in the type of what it is the gradient of. */
  static <T extends Differentiable<T>> T gradient(T gradient, T operand) {
    return gradient.dtype() == operand.dtype() ? gradient : gradient.cast(operand.dtype());
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return target.isReal();
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    if (!isDifferentiable(operand)) {
      throw new NoGradientException(this, operand);
    }
    return gradient(upstream, at.left());
  }
}
