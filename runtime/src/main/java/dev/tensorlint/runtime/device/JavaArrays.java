// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.Arrays;

/** Arrays of the element types: {@code float[]}, {@code int[]}, and {@code byte[]} for bool. */
final class JavaArrays {

  private JavaArrays() {}

  static Object allocate(DType type, int length) {
    return switch (type) {
      case FLOAT32 -> new float[length];
      case INT32 -> new int[length];
      case BOOL -> new byte[length];
    };
  }

  static void fill(Object array, int from, int to, double value) {
    if (array instanceof float[] floats) {
      Arrays.fill(floats, from, to, (float) value);
    } else if (array instanceof int[] ints) {
      Arrays.fill(ints, from, to, (int) value);
    } else {
      Arrays.fill((byte[]) array, from, to, (byte) (value == 0 ? 0 : 1));
    }
  }

  /** Copies {@code count} elements between arrays of one type, each walked by its own stride. */
  static void copy(
      Object source, int from, int fromStride, Object target, int to, int toStride, int count) {
    if (fromStride == 1 && toStride == 1) {
      System.arraycopy(source, from, target, to, count);
    } else if (source instanceof float[] floats) {
      copy(floats, from, fromStride, (float[]) target, to, toStride, count);
    } else if (source instanceof int[] ints) {
      copy(ints, from, fromStride, (int[]) target, to, toStride, count);
    } else {
      copy((byte[]) source, from, fromStride, (byte[]) target, to, toStride, count);
    }
  }

  private static void copy(
      float[] source, int from, int fromStride, float[] target, int to, int toStride, int count) {
    for (int i = 0; i < count; i++) {
      target[to + i * toStride] = source[from + i * fromStride];
    }
  }

  private static void copy(
      int[] source, int from, int fromStride, int[] target, int to, int toStride, int count) {
    for (int i = 0; i < count; i++) {
      target[to + i * toStride] = source[from + i * fromStride];
    }
  }

  private static void copy(
      byte[] source, int from, int fromStride, byte[] target, int to, int toStride, int count) {
    for (int i = 0; i < count; i++) {
      target[to + i * toStride] = source[from + i * fromStride];
    }
  }
}
