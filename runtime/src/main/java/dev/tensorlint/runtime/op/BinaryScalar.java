// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.Broadcast;
import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.List;
import java.util.Locale;

/**
 * Applies a function to every element and a constant at its right, which gets the element's type.
 */
public record BinaryScalar(BinaryOp function, double right) implements KernelOp {

  @Override
  public String name() {
    return function.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType operand = operands.get(0);
    DType type = function.operandType(operand.dtype(), operand.dtype());
    DType result = function.resultType(type);
    if (!type.takes(right)) {
      throw new IllegalArgumentException(
          "%s of %s and %s, which %s".formatted(name(), type, right, reason()));
    }
    return operand.withType(result);
  }

  private String reason() {
    return right == Math.rint(right)
        ? "is not for certain a number of this type: cast the tensor, or use two tensors"
        : "is no whole number: cast it first";
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand left = operands.get(0);
    Broadcast plan = Broadcast.of(left.type().shape().dims(), new int[0]);
    DType type = function.operandType(left.type().dtype(), left.type().dtype());
    DeviceSlice constant = workspace.scalar(type, right);
    workspace.device().zip(function, Cast.data(workspace, left, type), constant, plan, out);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return BinaryGradient.exists(function);
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    T x = at.left();
    return switch (function) {
      case ADD, SUB -> upstream;
      case MUL -> upstream.mul(right);
      case DIV -> upstream.div(right);
      case MAXIMUM -> x.ge(right).where(upstream, upstream.fillLike(0));
      case MINIMUM -> x.le(right).where(upstream, upstream.fillLike(0));
      case POW -> upstream.mul(right).mul(x.pow(right - 1));
      case EQ, NE, LT, LE, GT, GE, AND, OR -> throw new NoGradientException(this, operand);
    };
  }
}
