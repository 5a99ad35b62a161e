// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The matrix product in Java. The right operand is packed into panels of {@value #PANEL} columns,
 * each row of a panel an array of its own; four rows of the result are computed at a time, in
 * accumulators that stay in the first-level cache, from four panel rows at a time.
 *
 * <p>Every array in the inner loop is indexed by the loop variable alone: with an offset beside it
 * the JIT of JDK 17 gives no vector code (measured: a fifth of the speed). The loops follow Goto
 * and van de Geijn, "Anatomy of High-Performance Matrix Multiplication", ACM TOMS 34(3), 2008.
 */
final class JavaMatmul {

  /**
   * Columns in a panel: an accumulator row and four panel rows of it fill 10 KiB of cache. Half as
   * many cost a fifth of the speed, as the JIT begins and ends each row with a few single steps.
   */
  private static final int PANEL = 512;

  /** Rows of the result that are computed together, and panel rows that are read together. */
  private static final int ROWS = 4;

  /** Rows in the part of a product that one task computes. */
  private static final int BAND = 32;

  /** Below this many multiplications a thread's start costs more than it saves. */
  private static final long PARALLEL_FROM = 1 << 18;

  private final MatmulSize size;
  private final float[] left;
  private final int leftAt;
  private final float[] out;
  private final int outAt;

  private JavaMatmul(MatmulSize size, float[] left, int leftAt, float[] out, int outAt) {
    this.size = size;
    this.left = left;
    this.leftAt = leftAt;
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
    float[][][] panels = pack(size, right, rightAt);
    JavaMatmul product = new JavaMatmul(size, left, leftAt, out, outAt);
    IntStream tasks = IntStream.range(0, panels.length * ceilDiv(size.m(), BAND));
    boolean parallel = (long) size.m() * size.k() * size.n() >= PARALLEL_FROM;
    (parallel ? tasks.parallel() : tasks)
        .forEach(
            task -> {
              int panel = task % panels.length;
              product.band(task / panels.length, panels[panel], panel * PANEL);
            });
  }

  /** Copies the right operand into panels: {@code [panel][row][column]}, the last one narrower. */
  private static float[][][] pack(MatmulSize size, float[] right, int rightAt) {
    float[][][] panels = new float[ceilDiv(size.n(), PANEL)][size.k()][];
    for (int panel = 0; panel < panels.length; panel++) {
      int column = panel * PANEL;
      int width = Math.min(PANEL, size.n() - column);
      for (int p = 0; p < size.k(); p++) {
        int from = rightAt + p * size.n() + column;
        panels[panel][p] = Arrays.copyOfRange(right, from, from + width);
      }
    }
    return panels;
  }

  private void band(int band, float[][] panel, int column) {
    float[][] sums = new float[ROWS][Math.min(PANEL, size.n() - column)];
    int end = Math.min(size.m(), (band + 1) * BAND);
    for (int row = band * BAND; row < end; row += ROWS) {
      int rows = Math.min(ROWS, end - row);
      compute(row, rows, panel, sums);
      for (int r = 0; r < rows; r++) {
        System.arraycopy(sums[r], 0, out, outAt + (row + r) * size.n() + column, sums[r].length);
      }
    }
  }

  private void compute(int row, int rows, float[][] panel, float[][] sums) {
    for (float[] sum : sums) {
      Arrays.fill(sum, 0);
    }
    int blocked = size.k() - size.k() % ROWS;
    for (int p = 0; p < blocked; p += ROWS) {
      for (int r = 0; r < rows; r++) {
        addFour(leftAt + (row + r) * size.k() + p, panel, p, sums[r]);
      }
    }
    for (int p = blocked; p < size.k(); p++) {
      for (int r = 0; r < rows; r++) {
        addOne(left[leftAt + (row + r) * size.k() + p], panel[p], sums[r]);
      }
    }
  }

  private void addFour(int a, float[][] panel, int p, float[] sums) {
    float a0 = left[a];
    float a1 = left[a + 1];
    float a2 = left[a + 2];
    float a3 = left[a + 3];
    float[] b0 = panel[p];
    float[] b1 = panel[p + 1];
    float[] b2 = panel[p + 2];
    float[] b3 = panel[p + 3];
    for (int j = 0; j < sums.length; j++) {
      sums[j] += a0 * b0[j] + a1 * b1[j] + a2 * b2[j] + a3 * b3[j];
    }
  }

  private static void addOne(float a, float[] b, float[] sums) {
    for (int j = 0; j < sums.length; j++) {
      sums[j] += a * b[j];
    }
  }

  private static int ceilDiv(int a, int b) {
    return (a + b - 1) / b;
  }
}
