// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.Broadcast;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.MatmulSize;
import dev.tensorlint.runtime.device.UnaryOp;
import java.util.function.Consumer;

/**
 * The operations: each checks shapes, borrows its operands, and has the left operand's device fill
 * a new tensor. An operand on another device is copied there first.
 */
final class Operations {

  private Operations() {}

  /** Allocates a tensor on a device and has {@code kernel} fill it. */
  static Tensor fresh(Device device, Shape shape, Consumer<DeviceSlice> kernel) {
    Storage storage = Storage.allocate(device, shape.size());
    try {
      kernel.accept(storage.all());
    } catch (Throwable failure) {
      releaseAfter(failure, storage);
      throw failure;
    }
    return new Tensor(shape, storage, 0);
  }

  /** Keeps the first failure the one that the caller sees. */
  private static void releaseAfter(Throwable failure, Storage storage) {
    try {
      storage.release();
    } catch (RuntimeException second) {
      failure.addSuppressed(second);
    }
  }

  static Tensor map(UnaryOp op, Tensor operand) {
    try (Borrow in = operand.borrow()) {
      return fresh(in.device(), operand.shape(), out -> in.device().map(op, in.slice(), out));
    }
  }

  static Tensor mapInPlace(UnaryOp op, Tensor operand) {
    try (Borrow both = operand.borrow()) {
      both.device().map(op, both.slice(), both.slice());
    }
    return operand;
  }

  static Tensor zip(BinaryOp op, Tensor left, Tensor right) {
    Broadcast plan = Broadcast.of(left.shape().dims(), right.shape().dims());
    try (Borrow a = left.borrow();
        Borrow there = right.borrow();
        Borrow b = there.on(a.device())) {
      return zip(op, a, b, plan);
    }
  }

  static Tensor zip(BinaryOp op, Tensor left, float right) {
    Broadcast plan = Broadcast.of(left.shape().dims(), new int[0]);
    try (Borrow a = left.borrow();
        Borrow b = Borrow.of(a.device(), right)) {
      return zip(op, a, b, plan);
    }
  }

  static Tensor matmul(Tensor left, Tensor right) {
    MatmulSize size = matmulSize(left.shape(), right.shape());
    try (Borrow a = left.borrow();
        Borrow there = right.borrow();
        Borrow b = there.on(a.device())) {
      Shape shape = Shape.of(size.m(), size.n());
      return fresh(a.device(), shape, out -> a.device().matmul(size, a.slice(), b.slice(), out));
    }
  }

  static Tensor sum(Tensor operand) {
    try (Borrow in = operand.borrow()) {
      return fresh(in.device(), Shape.of(), out -> in.device().sum(in.slice(), out));
    }
  }

  static Tensor mean(Tensor operand) {
    try (Borrow in = operand.borrow()) {
      Device device = in.device();
      Broadcast scalar = Broadcast.of(new int[0], new int[0]);
      try (Borrow total = Borrow.of(device, 0);
          Borrow count = Borrow.of(device, operand.shape().size())) {
        device.sum(in.slice(), total.slice());
        return zip(BinaryOp.DIV, total, count, scalar);
      }
    }
  }

  private static Tensor zip(BinaryOp op, Borrow left, Borrow right, Broadcast plan) {
    Device device = left.device();
    Shape shape = Shape.of(plan.outputDims());
    return fresh(device, shape, out -> device.zip(op, left.slice(), right.slice(), plan, out));
  }

  private static MatmulSize matmulSize(Shape left, Shape right) {
    if (left.rank() != 2 || right.rank() != 2 || left.dim(1) != right.dim(0)) {
      throw new IllegalArgumentException(
          "matmul needs shapes [m, k] and [k, n], got " + left + " and " + right);
    }
    return new MatmulSize(left.dim(0), left.dim(1), right.dim(1));
  }
}
