// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;

/** Arrays of the element types: {@code float[]}, {@code int[]}, and {@code byte[]} for bool. */
final class JavaArrays {

  private JavaArrays() {}

  static void fill(Object array, int from, int to, double value) {
    if (array instanceof float[] floats) {
      Arrays.fill(floats, from, to, (float) value);
    } else if (array instanceof int[] ints) {
      Arrays.fill(ints, from, to, (int) value);
    } else if (array instanceof double[] doubles) {
      Arrays.fill(doubles, from, to, value);
    } else if (array instanceof long[] longs) {
      Arrays.fill(longs, from, to, (long) value);
    } else {
      Arrays.fill((byte[]) array, from, to, (byte) value);
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
    } else if (source instanceof double[] doubles) {
      copy(doubles, from, fromStride, (double[]) target, to, toStride, count);
    } else if (source instanceof long[] longs) {
      copy(longs, from, fromStride, (long[]) target, to, toStride, count);
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
      double[] source, int from, int fromStride, double[] target, int to, int toStride, int count) {
    for (int i = 0; i < count; i++) {
      target[to + i * toStride] = source[from + i * fromStride];
    }
  }

  private static void copy(
      long[] source, int from, int fromStride, long[] target, int to, int toStride, int count) {
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
