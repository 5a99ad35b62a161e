// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.device.Axis;
import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.Broadcast;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.ReduceOp;
import dev.tensorlint.runtime.device.UnaryOp;
import java.util.List;

/**
 * {@code exp(x) / sum(exp(x))} along a dimension, or its logarithm. The largest element is
 * subtracted first, so that nothing overflows.
 */
public record Softmax(int axis, boolean logarithm) implements KernelOp {

  @Override
  public String name() {
    return logarithm ? "logSoftmax" : "softmax";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType operand = operands.get(0).requireReal(name());
    operand.shape().dim(axis);
    return operand;
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand in = operands.get(0);
    Axis along = Axis.of(in.type().shape().dims(), axis);
    Device device = workspace.device();
    Broadcast plan =
        Broadcast.of(
            new int[] {along.outer(), along.extent(), along.inner()},
            new int[] {along.outer(), 1, along.inner()});
    DeviceSlice one = workspace.scratch(out.type(), along.outputs());
    device.reduce(ReduceOp.MAX, in.data(), along, one);
    device.zip(BinaryOp.SUB, in.data(), one, plan, out);
    DeviceSlice powers = logarithm ? workspace.scratch(out.type(), along.size()) : out;
    device.map(UnaryOp.EXP, out, powers);
    device.reduce(ReduceOp.SUM, powers, along, one);
    if (logarithm) {
      device.map(UnaryOp.LOG, one, one);
    }
    device.zip(logarithm ? BinaryOp.SUB : BinaryOp.DIV, out, one, plan, out);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    T y = at.result();
    return logarithm
        ? upstream.sub(y.exp().mul(Reduce.repeated(upstream.sum(axis), axis, y)))
        : y.mul(upstream.sub(Reduce.repeated(upstream.mul(y).sum(axis), axis, y)));
  }
}
