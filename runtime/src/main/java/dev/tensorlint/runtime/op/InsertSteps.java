// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.StridedCopy;
import java.util.List;

/**
 * Puts the elements of a dimension at every so many-th index of a larger one, among zeros: the
 * gradient of {@link CopySteps}.
 *
 * @param from where the first one goes
 * @param step from one to the next; below 0 backwards
 * @param total the extent of the result's dimension
 */
public record InsertSteps(int axis, int from, int step, int total) implements KernelOp {

  @Override
  public String name() {
    return "insertSteps";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType operand = operands.get(0);
    StridedCopy.insertSteps(operand.shape().dims(), axis, from, step, total);
    return operand.withShape(operand.shape().with(axis, total));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand in = operands.get(0);
    int[] dims = in.type().shape().dims();
    workspace.device().fill(out, 0);
    workspace.device().copy(StridedCopy.insertSteps(dims, axis, from, step, total), in.data(), out);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    int count = at.left().shape().dim(axis);
    return upstream.apply(new CopySteps(axis, from, count, step), List.of());
  }
}
