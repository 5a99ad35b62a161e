// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks.device;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.device.Device;
import java.util.function.BinaryOperator;

/**
 * An operation of this runtime. One element is read of each result, which waits for all of them.
 */
final class RuntimeWork implements Work {

  private final Tensor left;
  private final Tensor right;
  private final BinaryOperator<Tensor> operation;

  private RuntimeWork(Tensor left, Tensor right, BinaryOperator<Tensor> operation) {
    this.left = left;
    this.right = right;
    this.operation = operation;
  }

  static Work matmul(Device device, int n) {
    return on(device, Tensor::matmul, n, n);
  }

  static Work add(Device device, int length) {
    return on(device, Tensor::add, length);
  }

  static Work tanh(Device device, int length) {
    return on(device, (left, right) -> left.tanh(), length);
  }

  private static Work on(Device device, BinaryOperator<Tensor> operation, int... dims) {
    Shape shape = Shape.of(dims);
    float[] values = Operands.random(shape.size());
    return OnDevice.made(
        device,
        () -> new RuntimeWork(Tensor.of(values, shape), Tensor.of(values, shape), operation));
  }

  @Override
  public void run() {
    try (Tensor result = operation.apply(left, right);
        Tensor flat = result.reshape(result.shape().size());
        Tensor first = flat.slice(0, 1)) {
      first.item();
    }
  }

  @Override
  public void close() {
    left.close();
    right.close();
  }
}
