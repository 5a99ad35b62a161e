// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.Broadcast;
import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.List;
import java.util.Locale;

/**
 * Applies a function to pairs of elements, after both operands were cast to one type and broadcast.
 */
public record Binary(BinaryOp function) implements KernelOp {

  @Override
  public String name() {
    return function.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType left = operands.get(0);
    TensorType right = operands.get(1);
    Shape shape = Shape.of(plan(left, right).outputDims());
    return new TensorType(function.resultType(operandType(left, right)), shape);
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand left = operands.get(0);
    Operand right = operands.get(1);
    Broadcast plan = plan(left.type(), right.type());
    DType type = operandType(left.type(), right.type());
    DeviceSlice a = Cast.data(workspace, left, type);
    DeviceSlice b = Cast.data(workspace, right, type);
    workspace.device().zip(function, a, b, plan, out);
  }

  private DType operandType(TensorType left, TensorType right) {
    return function.operandType(left.dtype(), right.dtype());
  }

  private static Broadcast plan(TensorType left, TensorType right) {
    return Broadcast.of(left.shape().dims(), right.shape().dims());
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return BinaryGradient.exists(function);
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    if (!isDifferentiable(operand)) {
      throw new NoGradientException(this, operand);
    }
    T broadcast =
        operand == 0
            ? BinaryGradient.left(function, at, upstream)
            : BinaryGradient.right(function, at, upstream);
    T x = at.operands().get(operand);
    return Cast.gradient(Unbroadcast.to(x.shape(), broadcast), x);
  }
}
