// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.Axis;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.ReduceOp;
import java.util.List;
import java.util.Locale;

/** Makes one element, a scalar, of all. */
public record ReduceAll(ReduceOp function) implements KernelOp {

  @Override
  public String name() {
    return function.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    return new TensorType(function.resultType(operands.get(0).dtype()), Shape.of());
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    DeviceSlice in = operands.get(0).data();
    workspace.device().reduce(function, in, Axis.all(in.length()), out);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    T x = at.left();
    T spread = upstream.broadcastTo(x.shape().dims());
    return function == ReduceOp.SUM ? spread : ofExtremes(at.result(), x, spread);
  }

  /** Equal extremes share the gradient evenly. */
  private static <T extends Differentiable<T>> T ofExtremes(T extreme, T x, T spread) {
    T chosen = x.eq(extreme).cast(x.dtype());
    return chosen.mul(spread).div(chosen.sum());
  }
}
