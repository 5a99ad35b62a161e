// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.function.BiConsumer;

/** Copies the elements of a tensor into Java arrays. */
final class HostCopy {

  private HostCopy() {}

  static float[] floats(Tensor tensor) {
    requireType(tensor, DType.FLOAT32);
    float[] elements = new float[tensor.shape().size()];
    read(tensor, (device, data) -> device.read(data, elements));
    return elements;
  }

  static int[] ints(Tensor tensor) {
    requireType(tensor, DType.INT32);
    int[] elements = new int[tensor.shape().size()];
    read(tensor, (device, data) -> device.read(data, elements));
    return elements;
  }

  static boolean[] booleans(Tensor tensor) {
    requireType(tensor, DType.BOOL);
    byte[] elements = new byte[tensor.shape().size()];
    read(tensor, (device, data) -> device.read(data, elements));
    return Bools.toBooleans(elements);
  }

  private static void read(Tensor tensor, BiConsumer<Device, DeviceSlice> transfer) {
    Measurement measurement = Measurement.startAfter(tensor::await);
    try (Borrow data = tensor.borrow()) {
      transfer.accept(data.device(), data.slice());
    }
    if (measurement != null) {
      measurement.end("read", tensor.device(), tensor.shape().size());
    }
  }

  private static void requireType(Tensor tensor, DType expected) {
    if (tensor.dtype() != expected) {
      throw new IllegalStateException(
          tensor + " is read as " + expected + ": cast it first, or read it as " + tensor.dtype());
    }
  }
}
