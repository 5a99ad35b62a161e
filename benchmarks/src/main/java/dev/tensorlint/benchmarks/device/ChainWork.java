// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks.device;

import dev.tensorlint.runtime.OpRecorder;
import dev.tensorlint.runtime.OpRecorders;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorOps;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.op.Op;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.List;

/**
 * Five element-wise operations on two vectors in a traced function, fused or, as a recorder wants
 * to see each, one by one. Either way a result is released behind its last use.
 */
final class ChainWork implements Work {

  private final Tensor left;
  private final Tensor right;
  private final TracedFunction traced;
  private final List<OpRecorder> recorders;

  private ChainWork(Tensor left, Tensor right, boolean isFused) {
    this.left = left;
    this.right = right;
    this.recorders = isFused ? List.of() : List.of(new Blind());
    this.traced = TracedFunction.ofTrace(trace -> chain(trace.input(0), trace.input(1)));
  }

  static Work on(Device device, int length, boolean isFused) {
    float[] values = Operands.random(length);
    return OnDevice.made(
        device, () -> new ChainWork(Tensor.of(values), Tensor.of(values), isFused));
  }

  private static <T extends TensorOps<T>> T chain(T x, T y) {
    return x.mul(0.5f).add(y).relu().sub(x).mul(y);
  }

  /** Looks at nothing. */
  private static final class Blind implements OpRecorder {

    @Override
    public void computed(Op op, List<Tensor> operands, Tensor result) {}

    @Override
    public void changing(String operation, Tensor target) {}
  }

  @Override
  public void run() {
    TensorScope.tidy(
        () -> {
          Tensor result = OpRecorders.only(recorders, () -> traced.call(left, right));
          result.slice(0, 1).item();
        });
  }

  @Override
  public void close() {
    left.close();
    right.close();
    traced.close();
  }
}
