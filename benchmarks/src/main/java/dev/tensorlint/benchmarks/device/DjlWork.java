// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks.device;

import ai.djl.Device;
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.types.Shape;
import java.util.function.BinaryOperator;

/** An operation of DJL's PyTorch engine on the processor, which computes before it returns. */
final class DjlWork implements Work {

  private final NDManager manager;
  private final NDArray left;
  private final NDArray right;
  private final BinaryOperator<NDArray> operation;

  private DjlWork(BinaryOperator<NDArray> operation, long... dims) {
    this.manager = NDManager.newBaseManager(Device.cpu(), "PyTorch");
    Shape shape = new Shape(dims);
    float[] values = Operands.random((int) shape.size());
    this.left = manager.create(values, shape);
    this.right = manager.create(values, shape);
    this.operation = operation;
  }

  static Work matmul(int n) {
    return new DjlWork(NDArray::matMul, n, n);
  }

  static Work add(int length) {
    return new DjlWork(NDArray::add, length);
  }

  static Work tanh(int length) {
    return new DjlWork((left, right) -> left.tanh(), length);
  }

  @Override
  public void run() {
    operation.apply(left, right).close();
  }

  @Override
  public void close() {
    manager.close();
  }
}
