// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;

/** Copies and sums of rows that are chosen by index, in Java. */
final class JavaRows {

  private JavaRows() {}

  static void gather(DeviceSlice in, DeviceSlice indices, int width, DeviceSlice out) {
    Object source = JavaBuffer.array(in);
    Object target = JavaBuffer.array(out);
    int[] rows = JavaBuffer.ints(indices);
    int available = in.length() / width;
    JavaArrays arrays = JavaArrays.of(in.type());
    double missing = in.type().isReal() ? Double.NaN : 0;
    JavaChunks.forEach(
        indices.length(),
        width,
        (from, to) -> {
          for (int i = from; i < to; i++) {
            int row = rows[indices.offset() + i];
            int at = out.offset() + i * width;
            if (row >= 0 && row < available) {
              System.arraycopy(source, in.offset() + row * width, target, at, width);
            } else {
              arrays.fill(target, at, at + width, missing);
            }
          }
        });
  }

  /** Shares the columns out, so that every sum has its order. */
  static void scatterAdd(DeviceSlice in, DeviceSlice indices, int width, DeviceSlice out) {
    TypeCheck.require(out.type(), in);
    boolean isDouble = out.type() == DType.FLOAT64;
    Object source = isDouble ? JavaBuffer.doubles(in) : JavaBuffer.floats(in);
    Object target = JavaBuffer.array(out);
    int[] rows = JavaBuffer.ints(indices);
    int available = out.length() / width;
    JavaChunks.forEach(
        width,
        indices.length(),
        (from, to) -> {
          for (int i = 0; i < indices.length(); i++) {
            int row = rows[indices.offset() + i];
            int at = out.offset() + row * width + from;
            int sourceAt = in.offset() + i * width + from;
            if (row >= 0 && row < available && isDouble) {
              add((double[]) source, sourceAt, (double[]) target, at, to - from);
            } else if (row >= 0 && row < available) {
              add((float[]) source, sourceAt, (float[]) target, at, to - from);
            }
          }
        });
  }

  private static void add(float[] source, int in, float[] target, int out, int count) {
    for (int j = 0; j < count; j++) {
      target[out + j] += source[in + j];
    }
  }

  private static void add(double[] source, int in, double[] target, int out, int count) {
    for (int j = 0; j < count; j++) {
      target[out + j] += source[in + j];
    }
  }
}
