// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.StridedCopy;
import java.util.List;

/** Puts zeros before and after the elements along a dimension: undoes a range of it. */
public record Pad(int axis, int before, int behind) implements KernelOp {

  @Override
  public String name() {
    return "pad";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType operand = operands.get(0);
    int extent = Math.addExact(operand.shape().dim(axis), Math.addExact(before, behind));
    return operand.withShape(operand.shape().with(axis, extent));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand in = operands.get(0);
    int[] dims = in.type().shape().dims();
    int total = dims[axis] + before + behind;
    workspace.device().fill(out, 0);
    workspace.device().copy(StridedCopy.insert(dims, axis, before, total), in.data(), out);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    return upstream.copyOfRange(axis, before, before + at.left().shape().dim(axis));
  }
}
