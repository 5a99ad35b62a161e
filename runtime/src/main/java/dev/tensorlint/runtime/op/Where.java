// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.Broadcast;
import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.List;

/** Takes each element of the second operand where the first is true, else of the third. */
public record Where() implements KernelOp {

  @Override
  public String name() {
    return "where";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType condition = operands.get(0).require(name(), DType.BOOL);
    TensorType yes = operands.get(1);
    TensorType no = operands.get(2).require(name(), yes.dtype());
    int[] choices = Broadcast.of(yes.shape().dims(), no.shape().dims()).outputDims();
    return yes.withShape(Shape.of(Broadcast.of(condition.shape().dims(), choices).outputDims()));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Shape shape = result(operands.stream().map(Operand::type).toList()).shape();
    DeviceSlice condition = BroadcastTo.expand(workspace, operands.get(0), shape);
    DeviceSlice yes = BroadcastTo.expand(workspace, operands.get(1), shape);
    DeviceSlice no = BroadcastTo.expand(workspace, operands.get(2), shape);
    workspace.device().select(condition, yes, no, out);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return operand > 0;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    T none = upstream.fillLike(0);
    T condition = at.left().broadcastTo(upstream.shape().dims());
    T chosen =
        switch (operand) {
          case 1 -> condition.where(upstream, none);
          case 2 -> condition.where(none, upstream);
          default -> throw new NoGradientException(this, operand);
        };
    return Unbroadcast.to(at.operands().get(operand).shape(), chosen);
  }
}
