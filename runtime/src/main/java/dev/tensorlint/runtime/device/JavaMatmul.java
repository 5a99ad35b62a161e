// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The matrix product in Java: the right operand is packed into panels of {@value #PANEL} columns,
 * and each task computes four rows of one panel at a time in accumulators that stay in the
 * first-level cache. The inner loop runs over neighbouring floats only, which the JIT turns into
 * vector code. Shape of the loops after Goto and van de Geijn, "Anatomy of High-Performance Matrix
 * Multiplication", ACM TOMS 34(3), 2008.
 */
final class JavaMatmul {

  /** Columns in a panel: four accumulator rows of it fill a tenth of a 32 KiB cache. */
  private static final int PANEL = 64;

  /** Rows computed together: each packed element is used this often per load. */
  private static final int ROWS = 4;

  /** Rows in the part of a product that one task computes. */
  private static final int BAND = 64;

  /** Below this many multiplications a thread's start costs more than it saves. */
  private static final long PARALLEL_FROM = 1 << 18;

  private final MatmulSize size;
  private final float[] left;
  private final int leftAt;
  private final float[] packed;
  private final float[] out;
  private final int outAt;

  private JavaMatmul(
      MatmulSize size, float[] left, int leftAt, float[] packed, float[] out, int outAt) {
    this.size = size;
    this.left = left;
    this.leftAt = leftAt;
    this.packed = packed;
    this.out = out;
    this.outAt = outAt;
  }

  /** Computes the product of two slices of Java arrays. */
  static void run(
      MatmulSize size,
      float[] left,
      int leftAt,
      float[] right,
      int rightAt,
      float[] out,
      int outAt) {
    float[] packed = pack(size, right, rightAt);
    JavaMatmul product = new JavaMatmul(size, left, leftAt, packed, out, outAt);
    int panels = ceilDiv(size.n(), PANEL);
    int bands = ceilDiv(size.m(), BAND);
    IntStream tasks = IntStream.range(0, panels * bands);
    boolean parallel = (long) size.m() * size.k() * size.n() >= PARALLEL_FROM;
    (parallel ? tasks.parallel() : tasks)
        .forEach(task -> product.band(task / panels, task % panels));
  }

  /** Lays the right operand out panel by panel, each row-major, the last one padded with zeros. */
  private static float[] pack(MatmulSize size, float[] right, int rightAt) {
    int panels = ceilDiv(size.n(), PANEL);
    float[] packed = new float[Math.multiplyExact(panels * PANEL, size.k())];
    for (int panel = 0; panel < panels; panel++) {
      int column = panel * PANEL;
      int width = Math.min(PANEL, size.n() - column);
      for (int p = 0; p < size.k(); p++) {
        int to = (panel * size.k() + p) * PANEL;
        System.arraycopy(right, rightAt + p * size.n() + column, packed, to, width);
      }
    }
    return packed;
  }

  private void band(int band, int panel) {
    float[][] sums = new float[ROWS][PANEL];
    int end = Math.min(size.m(), (band + 1) * BAND);
    for (int row = band * BAND; row < end; row += ROWS) {
      int rows = Math.min(ROWS, end - row);
      if (rows == ROWS) {
        fourRows(row, panel, sums);
      } else {
        for (int r = 0; r < rows; r++) {
          oneRow(row + r, panel, sums[r]);
        }
      }
      store(row, rows, panel, sums);
    }
  }

  private void fourRows(int row, int panel, float[][] sums) {
    float[] s0 = cleared(sums[0]);
    float[] s1 = cleared(sums[1]);
    float[] s2 = cleared(sums[2]);
    float[] s3 = cleared(sums[3]);
    int k = size.k();
    int a = leftAt + row * k;
    for (int p = 0; p < k; p++) {
      int b = (panel * k + p) * PANEL;
      addRows(
          left[a + p],
          left[a + k + p],
          left[a + 2 * k + p],
          left[a + 3 * k + p],
          b,
          s0,
          s1,
          s2,
          s3);
    }
  }

  private void addRows(
      float a0,
      float a1,
      float a2,
      float a3,
      int b,
      float[] s0,
      float[] s1,
      float[] s2,
      float[] s3) {
    float[] panels = packed;
    for (int j = 0; j < PANEL; j++) {
      float value = panels[b + j];
      s0[j] += a0 * value;
      s1[j] += a1 * value;
      s2[j] += a2 * value;
      s3[j] += a3 * value;
    }
  }

  private void oneRow(int row, int panel, float[] sums) {
    cleared(sums);
    int k = size.k();
    for (int p = 0; p < k; p++) {
      float a = left[leftAt + row * k + p];
      int b = (panel * k + p) * PANEL;
      for (int j = 0; j < PANEL; j++) {
        sums[j] += a * packed[b + j];
      }
    }
  }

  private void store(int row, int rows, int panel, float[][] sums) {
    int column = panel * PANEL;
    int width = Math.min(PANEL, size.n() - column);
    for (int r = 0; r < rows; r++) {
      System.arraycopy(sums[r], 0, out, outAt + (row + r) * size.n() + column, width);
    }
  }

  private static float[] cleared(float[] sums) {
    Arrays.fill(sums, 0);
    return sums;
  }

  private static int ceilDiv(int a, int b) {
    return (a + b - 1) / b;
  }
}
