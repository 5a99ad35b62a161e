// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** Copies and sums of rows that are chosen by index, in Java. */
final class JavaRows {

  private JavaRows() {}

  static void gather(DeviceSlice in, DeviceSlice indices, int width, DeviceSlice out) {
    Object source = JavaBuffer.array(in);
    Object target = JavaBuffer.array(out);
    int[] rows = JavaBuffer.ints(indices);
    int available = in.length() / width;
    double missing = source instanceof float[] || source instanceof double[] ? Double.NaN : 0;
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
              JavaArrays.fill(target, at, at + width, missing);
            }
          }
        });
  }

  /** Shares the columns out, so that every sum has its order. */
  static void scatterAdd(DeviceSlice in, DeviceSlice indices, int width, DeviceSlice out) {
    float[] source = JavaBuffer.floats(in);
    float[] target = JavaBuffer.floats(out);
    int[] rows = JavaBuffer.ints(indices);
    int available = out.length() / width;
    JavaChunks.forEach(
        width,
        indices.length(),
        (from, to) -> {
          for (int i = 0; i < indices.length(); i++) {
            int row = rows[indices.offset() + i];
            if (row >= 0 && row < available) {
              int at = out.offset() + row * width;
              add(source, in.offset() + i * width, target, at, from, to);
            }
          }
        });
  }

  private static void add(float[] source, int in, float[] target, int out, int from, int to) {
    for (int j = from; j < to; j++) {
      target[out + j] += source[in + j];
    }
  }
}
