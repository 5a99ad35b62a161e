// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.Arrays;
import java.util.function.BiConsumer;

/** Copies the elements of a tensor into Java arrays. */
final class HostCopy {

  private HostCopy() {}

  /** Returns where an element is; negative indices count from the end. */
  static int index(Shape shape, int... indices) {
    if (indices.length != shape.rank()) {
      throw new IllegalArgumentException(
          "an element of shape "
              + (shape + " has " + shape.rank())
              + (" indices, got " + Arrays.toString(indices)));
    }
    int at = 0;
    for (int i = 0; i < indices.length; i++) {
      int index = indices[i] < 0 ? indices[i] + shape.dim(i) : indices[i];
      if (index < 0 || index >= shape.dim(i)) {
        throw new IndexOutOfBoundsException(
            "shape " + shape + " has no element " + Arrays.toString(indices));
      }
      at = at * shape.dim(i) + index;
    }
    return at;
  }

  static float[] floats(Tensor tensor, int from, int count) {
    requireType(tensor, DType.FLOAT32);
    float[] elements = new float[count];
    read(tensor, from, count, (device, data) -> device.read(data, elements));
    return elements;
  }

  static int[] ints(Tensor tensor, int from, int count) {
    requireType(tensor, DType.INT32);
    int[] elements = new int[count];
    read(tensor, from, count, (device, data) -> device.read(data, elements));
    return elements;
  }

  static double[] doubles(Tensor tensor, int from, int count) {
    requireType(tensor, DType.FLOAT64);
    double[] elements = new double[count];
    read(tensor, from, count, (device, data) -> device.read(data, elements));
    return elements;
  }

  static long[] longs(Tensor tensor, int from, int count) {
    requireType(tensor, DType.INT64);
    long[] elements = new long[count];
    read(tensor, from, count, (device, data) -> device.read(data, elements));
    return elements;
  }

  static byte[] bytes(Tensor tensor, int from, int count) {
    requireType(tensor, DType.UINT8);
    byte[] elements = new byte[count];
    read(tensor, from, count, (device, data) -> device.read(data, elements));
    return elements;
  }

  static boolean[] booleans(Tensor tensor, int from, int count) {
    requireType(tensor, DType.BOOL);
    byte[] elements = new byte[count];
    read(tensor, from, count, (device, data) -> device.read(data, elements));
    return Bools.toBooleans(elements);
  }

  private static void read(
      Tensor tensor, int from, int count, BiConsumer<Device, DeviceSlice> transfer) {
    Measurement measurement = Measurement.startAfter(tensor::await);
    try (Borrow data = tensor.borrow()) {
      DeviceSlice all = data.slice();
      transfer.accept(data.device(), new DeviceSlice(all.buffer(), all.offset() + from, count));
    }
    if (measurement != null) {
      measurement.end("read", tensor.device(), count);
    }
  }

  private static void requireType(Tensor tensor, DType expected) {
    if (tensor.dtype() != expected) {
      throw new IllegalStateException(
          tensor.lifetime().name()
              + " is read as "
              + expected
              + ": cast it first, or read it as "
              + tensor.dtype());
    }
  }
}
