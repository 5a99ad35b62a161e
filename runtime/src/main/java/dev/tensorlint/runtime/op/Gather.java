// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.List;

/**
 * Copies the rows of the first operand that the second one, {@code int32} or {@code int64}, says.
 */
public record Gather() implements KernelOp {

  @Override
  public String name() {
    return "gather";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    Shape table = operands.get(0).shape();
    Shape indices = Indices.require(name(), operands.get(1)).shape();
    if (table.rank() == 0) {
      throw new IllegalArgumentException("gather needs rows, got a scalar");
    }
    return operands.get(0).withShape(indices.followedBy(table.without(0)));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    int width = operands.get(0).type().shape().without(0).size();
    if (width > 0) {
      DeviceSlice indices = Indices.of(workspace, operands.get(1));
      workspace.device().gather(operands.get(0).data(), indices, width, out);
    }
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return operand == 0;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    if (operand != 0) {
      throw new NoGradientException(this, operand);
    }
    return upstream.scatterAdd(at.right(), at.left().shape().dim(0));
  }
}
