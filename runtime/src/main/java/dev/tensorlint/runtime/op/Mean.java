// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.Axis;
import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.List;

/** The mean of all elements, a scalar; {@code NaN} for none. */
public record Mean() implements KernelOp {

  @Override
  public String name() {
    return "mean";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    return operands.get(0).requireReal(name()).withShape(Shape.of());
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    DeviceSlice in = operands.get(0).data();
    MeanAlong.compute(workspace, in, Axis.all(in.length()), out);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    Shape shape = at.left().shape();
    return upstream.div(shape.size()).broadcastTo(shape.dims());
  }
}
