// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.device.Axis;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.ReduceOp;
import java.util.List;
import java.util.Locale;

/** Makes one element of all along a dimension, which the result does not have any more. */
public record Reduce(ReduceOp function, int axis) implements KernelOp {

  @Override
  public String name() {
    return function.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType operand = operands.get(0);
    return new TensorType(function.resultType(operand.dtype()), operand.shape().without(axis));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand in = operands.get(0);
    Axis along = Axis.of(in.type().shape().dims(), axis);
    workspace.device().reduce(function, in.data(), along, out);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    T x = at.left();
    T spread = repeated(upstream, axis, x);
    return function == ReduceOp.SUM
        ? spread
        : ofExtremes(repeated(at.result(), axis, x), x, spread);
  }

  /** Equal extremes share the gradient evenly. */
  private <T extends Differentiable<T>> T ofExtremes(T extreme, T x, T spread) {
    T chosen = x.eq(extreme).cast(x.dtype());
    return chosen.mul(spread).div(repeated(chosen.sum(axis), axis, x));
  }

  /** Returns one element of each row for all elements of the row. */
  static <T extends Differentiable<T>> T repeated(T reduced, int axis, T x) {
    return reduced.reshape(x.shape().with(axis, 1).dims()).broadcastTo(x.shape().dims());
  }
}
