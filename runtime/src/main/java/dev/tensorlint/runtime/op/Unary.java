// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.UnaryOp;
import java.util.List;
import java.util.Locale;

/** Applies a function to every element. */
public record Unary(UnaryOp function) implements KernelOp {

  @Override
  public String name() {
    return function.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType operand = operands.get(0);
    return operand.withType(function.resultType(operand.dtype()));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    workspace.device().map(function, operands.get(0).data(), out);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return function != UnaryOp.NOT;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    T x = at.left();
    T y = at.result();
    return switch (function) {
      case RELU -> x.gt(0).where(upstream, upstream.fillLike(0));
      case TANH -> upstream.mul(y.square().neg().add(1));
      case SIGMOID -> upstream.mul(y.sub(y.square()));
      case EXP -> upstream.mul(y);
      case LOG -> upstream.div(x);
      case SQRT -> upstream.div(y).mul(0.5f);
      case NEG -> upstream.neg();
      case ABS -> x.lt(0).where(upstream.neg(), upstream);
      case SQUARE -> upstream.mul(x).mul(2);
      case NOT -> throw new NoGradientException(this, operand);
    };
  }
}
