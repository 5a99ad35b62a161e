// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;

/** Finds the largest element, the first of equals; {@code NaN} counts as the largest. */
final class JavaArgMax {

  private final JavaArrays arrays;
  private final DType type;
  private final long[] lane;

  JavaArgMax(DType type) {
    this.type = type;
    this.arrays = JavaArrays.of(type);
    this.lane = new long[type.isReal() ? 0 : JavaArrays.BLOCK];
  }

  /** Returns its place among {@code count} elements, each {@code stride} after the last. */
  int find(Object in, int at, int stride, int count) {
    return switch (type) {
      case FLOAT32 -> find((float[]) in, at, stride, count);
      case FLOAT64 -> find((double[]) in, at, stride, count);
      default -> findWhole(in, at, stride, count);
    };
  }

  private static int find(float[] in, int at, int stride, int count) {
    int best = 0;
    for (int i = 1; i < count && !Float.isNaN(in[at + best * stride]); i++) {
      float x = in[at + i * stride];
      best = x > in[at + best * stride] || Float.isNaN(x) ? i : best;
    }
    return best;
  }

  private static int find(double[] in, int at, int stride, int count) {
    int best = 0;
    for (int i = 1; i < count && !Double.isNaN(in[at + best * stride]); i++) {
      double x = in[at + i * stride];
      best = x > in[at + best * stride] || Double.isNaN(x) ? i : best;
    }
    return best;
  }

  private int findWhole(Object in, int at, int stride, int count) {
    int best = 0;
    long largest = Long.MIN_VALUE;
    for (int done = 0; done < count; done += lane.length) {
      int size = Math.min(lane.length, count - done);
      arrays.toLongs(in, at + done * stride, stride, lane, size);
      for (int i = 0; i < size; i++) {
        best = lane[i] > largest ? done + i : best;
        largest = Math.max(largest, lane[i]);
      }
    }
    return best;
  }
}
