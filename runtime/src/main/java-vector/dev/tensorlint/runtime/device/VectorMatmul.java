// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

/**
 * The matrix product by the Vector API. The right operand is packed into panels as wide as a tile
 * of the result, the left one into groups of its rows; a tile is summed up in vector registers.
 * Blocks of the inner dimension keep what a tile reads in the caches.
 *
 * <p>The loops are those of Goto and van de Geijn, "Anatomy of High-Performance Matrix
 * Multiplication", ACM TOMS 34(3), 2008. Each element is summed in the order of the inner
 * dimension, so that the result does not depend on the number of threads.
 */
final class VectorMatmul implements MatrixProduct {

  private static final int ROWS = VectorTile.ROWS;
  private static final int COLUMNS = VectorTile.COLUMNS;

  /**
   * Steps of the inner dimension at a time. A deeper block writes each sum less often; a narrow
   * panel of it stays in the first-level cache, a wide one in the second-level cache.
   */
  private static final int DEPTH = COLUMNS >= 64 ? 512 : 256;

  /** The packed rows of a task stay in the second-level cache, and each task reads all panels. */
  private static final int LEAST_BAND = 16 * ROWS;

  private static final int LARGEST_BAND = 64 * ROWS;

  private static final int TASKS_PER_THREAD = 2;

  /** Below this many multiplications a thread's start costs more than it saves. */
  private static final long PARALLEL_FROM = 1 << 18;

  /** Made by {@link MatrixProduct#best()}. */
  VectorMatmul() {}

  @Override
  public void run(
      MatmulSize size,
      float[] left,
      int leftAt,
      float[] right,
      int rightAt,
      float[] out,
      int outAt) {
    Arrays.fill(out, outAt, outAt + size.m() * size.n(), 0);
    float[] panels = new float[ceilDiv(size.n(), COLUMNS) * COLUMNS * Math.min(DEPTH, size.k())];
    for (int from = 0; from < size.k(); from += DEPTH) {
      int depth = Math.min(DEPTH, size.k() - from);
      new Block(size, bandOf(size), from, depth, left, leftAt, panels, out, outAt)
          .add(right, rightAt);
    }
  }

  /** Returns how many rows a task computes, so that all threads have about the same work. */
  private static int bandOf(MatmulSize size) {
    int threads = ForkJoinPool.getCommonPoolParallelism() + 1;
    int rounds = Math.max(TASKS_PER_THREAD, ceilDiv(size.m(), threads * LARGEST_BAND));
    int rows = ceilDiv(size.m(), rounds * threads);
    return Math.max(LEAST_BAND, ceilDiv(rows, ROWS) * ROWS);
  }

  private static IntStream tasks(MatmulSize size, int count) {
    boolean parallel = (long) size.m() * size.k() * size.n() >= PARALLEL_FROM;
    return parallel ? IntStream.range(0, count).parallel() : IntStream.range(0, count);
  }

  private static int ceilDiv(int a, int b) {
    return (a + b - 1) / b;
  }

  /**
   * The part of a product that some columns of the left operand and rows of the right one give.
   *
   * @param bandRows rows that one task computes
   */
  private record Block(
      MatmulSize size,
      int bandRows,
      int from,
      int depth,
      float[] left,
      int leftAt,
      float[] panels,
      float[] out,
      int outAt) {

    void add(float[] right, int rightAt) {
      tasks(size, ceilDiv(size.n(), COLUMNS)).forEach(panel -> pack(panel, right, rightAt));
      tasks(size, ceilDiv(size.m(), bandRows)).forEach(this::band);
    }

    /** Copies some columns of the right operand row by row, and zeros beyond its last one. */
    private void pack(int panel, float[] right, int rightAt) {
      int column = panel * COLUMNS;
      int width = Math.min(COLUMNS, size.n() - column);
      for (int p = 0; p < depth; p++) {
        int to = (panel * depth + p) * COLUMNS;
        System.arraycopy(right, rightAt + (from + p) * size.n() + column, panels, to, width);
        Arrays.fill(panels, to + width, to + COLUMNS, 0);
      }
    }

    private void band(int band) {
      int first = band * bandRows;
      int groups = ceilDiv(Math.min(bandRows, size.m() - first), ROWS);
      float[] rows = packRows(first, groups);
      float[] edge = new float[ROWS * COLUMNS];
      for (int column = 0; column < size.n(); column += COLUMNS) {
        for (int group = 0; group < groups; group++) {
          tile(rows, group * ROWS * depth, first + group * ROWS, column, edge);
        }
      }
    }

    /** Copies rows of the left operand column by column, in groups, and zeros beyond its last. */
    private float[] packRows(int first, int groups) {
      float[] rows = new float[groups * ROWS * depth];
      int count = Math.min(groups * ROWS, size.m() - first);
      for (int row = 0; row < count; row++) {
        int source = leftAt + (first + row) * size.k() + from;
        int to = row / ROWS * ROWS * depth + row % ROWS;
        for (int p = 0; p < depth; p++) {
          rows[to + p * ROWS] = left[source + p];
        }
      }
      return rows;
    }

    private void tile(float[] rows, int rowsAt, int row, int column, float[] edge) {
      int height = Math.min(ROWS, size.m() - row);
      int width = Math.min(COLUMNS, size.n() - column);
      int to = outAt + row * size.n() + column;
      if (height == ROWS && width == COLUMNS) {
        VectorTile.add(rows, rowsAt, panels, column * depth, depth, out, to, size.n());
        return;
      }
      Arrays.fill(edge, 0);
      VectorTile.add(rows, rowsAt, panels, column * depth, depth, edge, 0, COLUMNS);
      for (int i = 0; i < height; i++) {
        for (int j = 0; j < width; j++) {
          out[to + i * size.n() + j] += edge[i * COLUMNS + j];
        }
      }
    }
  }
}
