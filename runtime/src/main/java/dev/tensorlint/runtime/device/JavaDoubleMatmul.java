// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;

/**
 * The matrix product of {@code float64} in Java: row by row, from rows of the right operand that
 * are arrays of their own, so that the JIT makes vector code of the inner loop.
 */
final class JavaDoubleMatmul {

  private JavaDoubleMatmul() {}

  static void run(MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out) {
    double[] a = JavaBuffer.doubles(left);
    double[] target = JavaBuffer.doubles(out);
    double[][] rows = rows(size, JavaBuffer.doubles(right), right.offset());
    JavaChunks.forEach(
        size.m(),
        (int) Math.min(Integer.MAX_VALUE, (long) size.k() * size.n()),
        (from, to) -> {
          double[] sums = new double[size.n()];
          for (int row = from; row < to; row++) {
            Arrays.fill(sums, 0);
            for (int p = 0; p < size.k(); p++) {
              add(a[left.offset() + row * size.k() + p], rows[p], sums);
            }
            System.arraycopy(sums, 0, target, out.offset() + row * size.n(), sums.length);
          }
        });
  }

  private static double[][] rows(MatmulSize size, double[] right, int at) {
    double[][] rows = new double[size.k()][];
    for (int p = 0; p < size.k(); p++) {
      int from = at + p * size.n();
      rows[p] = Arrays.copyOfRange(right, from, from + size.n());
    }
    return rows;
  }

  private static void add(double factor, double[] row, double[] sums) {
    for (int j = 0; j < sums.length; j++) {
      sums[j] += factor * row[j];
    }
  }
}
