// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.StridedCopy;
import java.util.List;

/** Repeats a tensor up to a larger shape. */
public record BroadcastTo(Shape target) implements KernelOp {

  @Override
  public String name() {
    return "broadcastTo";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    plan(operands.get(0), target);
    return operands.get(0).withShape(target);
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand in = operands.get(0);
    workspace.device().copy(plan(in.type(), target), in.data(), out);
  }

  /** Returns an operand's elements in a shape that it broadcasts to. */
  static DeviceSlice expand(Workspace workspace, Operand operand, Shape target) {
    if (operand.type().shape().equals(target)) {
      return operand.data();
    }
    DeviceSlice expanded = workspace.scratch(operand.type().dtype(), target.size());
    workspace.device().copy(plan(operand.type(), target), operand.data(), expanded);
    return expanded;
  }

  private static StridedCopy plan(TensorType operand, Shape target) {
    return StridedCopy.broadcast(operand.shape().dims(), target.dims());
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    return Unbroadcast.to(at.left().shape(), upstream);
  }
}
