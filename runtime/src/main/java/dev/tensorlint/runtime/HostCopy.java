// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.Arrays;

/** Copies the elements of a tensor into Java arrays. */
final class HostCopy {

  private HostCopy() {}

  /** Returns where an element is; negative indices count from the end. */
  private static int index(Shape shape, int... indices) {
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

  /** Returns all elements in an array of the type's. */
  static Object all(Tensor tensor, DType type) {
    return read(tensor, type, 0, tensor.shape().size());
  }

  /** Returns one element in an array of the type's. */
  static Object one(Tensor tensor, DType type, int... indices) {
    return read(tensor, type, index(tensor.shape(), indices), 1);
  }

  private static Object read(Tensor tensor, DType type, int from, int count) {
    requireType(tensor, type);
    Object elements = type.newArray(count);
    Measurement measurement = Measurement.startAfter(tensor::await);
    try (Borrow data = tensor.borrow()) {
      DeviceSlice all = data.slice();
      data.device().read(new DeviceSlice(all.buffer(), all.offset() + from, count), elements);
    }
    if (measurement != null) {
      measurement.end("read", tensor.device(), count);
    }
    return elements;
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
