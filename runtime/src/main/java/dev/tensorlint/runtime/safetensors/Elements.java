// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.safetensors;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.op.TensorType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Elements of a tensor as bytes: little-endian, a bool in one byte. */
final class Elements {

  /** The largest tensor that is read or written: more does not fit one buffer of the JVM. */
  static final long MAX_BYTES = Integer.MAX_VALUE - Long.BYTES;

  private Elements() {}

  static ByteBuffer bytes(Tensor tensor) {
    ByteBuffer bytes = allocate(Entry.bytes(tensor.type()));
    switch (tensor.dtype()) {
      case FLOAT32 -> bytes.asFloatBuffer().put(tensor.toFloatArray());
      case FLOAT64 -> bytes.asDoubleBuffer().put(tensor.toDoubleArray());
      case INT64 -> bytes.asLongBuffer().put(tensor.toLongArray());
      case UINT8 -> bytes.put(tensor.toByteArray()).rewind();
      case INT32 -> bytes.asIntBuffer().put(tensor.toIntArray());
      case BOOL -> {
        for (boolean element : tensor.toBooleanArray()) {
          bytes.put((byte) (element ? 1 : 0));
        }
        bytes.rewind();
      }
    }
    return bytes;
  }

  /** Makes a tensor on the current device. */
  static Tensor tensor(TensorType type, ByteBuffer bytes) {
    Shape shape = type.shape();
    return switch (type.dtype()) {
      case FLOAT32 -> {
        float[] elements = new float[shape.size()];
        bytes.asFloatBuffer().get(elements);
        yield Tensor.of(elements, shape);
      }
      case FLOAT64 -> {
        double[] elements = new double[shape.size()];
        bytes.asDoubleBuffer().get(elements);
        yield Tensor.of(elements, shape);
      }
      case INT64 -> {
        long[] elements = new long[shape.size()];
        bytes.asLongBuffer().get(elements);
        yield Tensor.of(elements, shape);
      }
      case UINT8 -> {
        byte[] elements = new byte[shape.size()];
        bytes.get(elements);
        yield Tensor.of(elements, shape);
      }
      case INT32 -> {
        int[] elements = new int[shape.size()];
        bytes.asIntBuffer().get(elements);
        yield Tensor.of(elements, shape);
      }
      case BOOL -> {
        boolean[] elements = new boolean[shape.size()];
        for (int i = 0; i < elements.length; i++) {
          elements[i] = bytes.get(i) != 0;
        }
        yield Tensor.of(elements, shape);
      }
    };
  }

  /**
   * Returns room for so many bytes.
   *
   * @throws IllegalArgumentException when one array cannot hold them
   */
  static ByteBuffer allocate(long size) {
    if (size > MAX_BYTES) {
      throw new IllegalArgumentException("a tensor of " + size + " bytes is too large for a file");
    }
    return ByteBuffer.allocate((int) size).order(ByteOrder.LITTLE_ENDIAN);
  }
}
