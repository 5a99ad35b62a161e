// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.UnaryOp;
import java.util.List;
import java.util.Locale;

/** Applies a function to every element. */
public record Unary(UnaryOp function) implements KernelOp {

  @Override
  public String name() {
    return function.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType operand = operands.get(0);
    return operand.withType(function.resultType(operand.dtype()));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    workspace.device().map(function, operands.get(0).data(), out);
  }
}
