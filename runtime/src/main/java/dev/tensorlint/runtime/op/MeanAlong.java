// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.device.Axis;
import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.Broadcast;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.ReduceOp;
import java.util.List;

/** The means along a dimension, which the result does not have any more. */
public record MeanAlong(int axis) implements KernelOp {

  @Override
  public String name() {
    return "mean";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType operand = operands.get(0).requireReal(name());
    return operand.withShape(operand.shape().without(axis));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand in = operands.get(0);
    compute(workspace, in.data(), Axis.of(in.type().shape().dims(), axis), out);
  }

  static void compute(Workspace workspace, DeviceSlice in, Axis axis, DeviceSlice out) {
    Device device = workspace.device();
    device.reduce(ReduceOp.SUM, in, axis, out);
    DeviceSlice count = workspace.scalar(out.type(), axis.extent());
    Broadcast plan = Broadcast.of(new int[] {axis.outputs()}, new int[0]);
    device.zip(BinaryOp.DIV, out, count, plan, out);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    T x = at.left();
    return Reduce.repeated(upstream.div(x.shape().dim(axis)), axis, x);
  }
}
