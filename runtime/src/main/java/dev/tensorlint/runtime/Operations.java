// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.op.KernelOp;
import dev.tensorlint.runtime.op.Op;
import dev.tensorlint.runtime.op.Operand;
import dev.tensorlint.runtime.op.TensorType;
import dev.tensorlint.runtime.op.ViewOp;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Runs operations on tensors: checks types, borrows the operands, has the first operand's device
 * fill a new tensor, and tells the recorders. An operand on another device is copied there first.
 */
final class Operations {

  private Operations() {}

  /** Allocates a tensor on a device and has {@code kernel} fill it. */
  static Tensor fresh(Device device, TensorType type, Consumer<DeviceSlice> kernel) {
    Storage storage = Storage.allocate(device, type.dtype(), type.shape().size());
    try {
      kernel.accept(storage.all());
    } catch (Throwable failure) {
      closeAfter(failure, storage::release);
      throw failure;
    }
    return new Tensor(type.shape(), storage, 0);
  }

  /**
   * Copies elements to the current device.
   *
   * @param values an array of the type's, of {@code length} elements
   * @throws IllegalArgumentException when the number of values is not that of the shape
   */
  static Tensor copied(DType type, Object values, int length, Shape shape) {
    shape.requireSize(length);
    return created(type, shape, (device, out) -> device.write(values, out));
  }

  /** Makes a constant on the current device. */
  static Tensor filled(DType type, double value, Shape shape) {
    return created(type, shape, (device, out) -> device.fill(out, value));
  }

  private static Tensor created(DType type, Shape shape, BiConsumer<Device, DeviceSlice> content) {
    Device device = Devices.current();
    Measurement measurement = Measurement.start();
    Tensor made = fresh(device, new TensorType(type, shape), out -> content.accept(device, out));
    if (measurement != null) {
      measurement.end("create", made.made(true), made::await);
    }
    return made;
  }

  /** Applies an operation to its operands, of which there is at least one. */
  static Tensor apply(Op op, List<Tensor> operands) {
    TensorType type = op.result(operands.stream().map(Tensor::type).toList());
    Measurement measurement = Measurement.startAfter(operands.get(0)::await);
    Tensor result =
        op instanceof KernelOp kernel
            ? compute(kernel, operands, type)
            : view((ViewOp) op, operands.get(0), type);
    if (measurement != null) {
      measurement.end(op.name(), result.made(op instanceof KernelOp), result::await);
    }
    try {
      OpRecorders.computed(op, operands, result);
    } catch (Throwable refusal) {
      closeAfter(refusal, result::close);
      throw refusal;
    }
    return result;
  }

  private static Tensor compute(KernelOp op, List<Tensor> operands, TensorType type) {
    try (OperationWorkspace workspace = new OperationWorkspace(operands)) {
      List<Operand> in = workspace.operands();
      return fresh(workspace.device(), type, out -> op.compute(workspace, in, out));
    }
  }

  private static Tensor view(ViewOp op, Tensor operand, TensorType type) {
    return operand.share(type.shape(), op.offset(operand.type()));
  }

  /** Keeps the first failure the one that the caller sees. */
  private static void closeAfter(Throwable failure, Runnable close) {
    try {
      close.run();
    } catch (RuntimeException second) {
      failure.addSuppressed(second);
    }
  }
}
