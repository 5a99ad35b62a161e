// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * A tile of a matrix product, summed up in vector registers: six rows, and as many vectors of
 * columns as registers are left for. A factor is loaded for each row and step, so that a wider tile
 * loads fewer of them for each sum. The sums are variables of their own, and are stored by the method
 * that adds them up: the JIT keeps no array of vectors in registers, nor an argument of a method that
 * it does not inline.
 */
final class VectorTile {

  static final int ROWS = 6;

  private static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();

  /** Vectors of 512 bits come with 32 registers, all others with 16. */
  private static final boolean IS_WIDE = LANES >= 16;

  static final int COLUMNS = (IS_WIDE ? 4 : 2) * LANES;

  private VectorTile() {}

  /**
   * Adds the product of a group of packed rows and a panel to a tile.
   *
   * @param stride from a row of {@code out} to the next one
   */
  static void add(
      float[] rows,
      int rowsAt,
      float[] panel,
      int panelAt,
      int depth,
      float[] out,
      int outAt,
      int stride) {
    if (IS_WIDE) {
      addWide(rows, rowsAt, panel, panelAt, depth, out, outAt, stride);
    } else {
      addNarrow(rows, rowsAt, panel, panelAt, depth, out, outAt, stride);
    }
  }

  /** Twelve sums, two operands and one factor fit 16 registers. */
  private static void addNarrow(
      float[] rows,
      int rowsAt,
      float[] panel,
      int panelAt,
      int depth,
      float[] out,
      int outAt,
      int stride) {
    FloatVector zero = FloatVector.zero(SPECIES);
    FloatVector a0 = zero;
    FloatVector b0 = zero;
    FloatVector a1 = zero;
    FloatVector b1 = zero;
    FloatVector a2 = zero;
    FloatVector b2 = zero;
    FloatVector a3 = zero;
    FloatVector b3 = zero;
    FloatVector a4 = zero;
    FloatVector b4 = zero;
    FloatVector a5 = zero;
    FloatVector b5 = zero;
    int row = rowsAt;
    int at = panelAt;
    for (int p = 0; p < depth; p++, row += ROWS, at += COLUMNS) {
      FloatVector a = FloatVector.fromArray(SPECIES, panel, at);
      FloatVector b = FloatVector.fromArray(SPECIES, panel, at + LANES);
      FloatVector factor = FloatVector.broadcast(SPECIES, rows[row]);
      a0 = factor.fma(a, a0);
      b0 = factor.fma(b, b0);
      factor = FloatVector.broadcast(SPECIES, rows[row + 1]);
      a1 = factor.fma(a, a1);
      b1 = factor.fma(b, b1);
      factor = FloatVector.broadcast(SPECIES, rows[row + 2]);
      a2 = factor.fma(a, a2);
      b2 = factor.fma(b, b2);
      factor = FloatVector.broadcast(SPECIES, rows[row + 3]);
      a3 = factor.fma(a, a3);
      b3 = factor.fma(b, b3);
      factor = FloatVector.broadcast(SPECIES, rows[row + 4]);
      a4 = factor.fma(a, a4);
      b4 = factor.fma(b, b4);
      factor = FloatVector.broadcast(SPECIES, rows[row + 5]);
      a5 = factor.fma(a, a5);
      b5 = factor.fma(b, b5);
    }
    add(a0, b0, out, outAt);
    add(a1, b1, out, outAt + stride);
    add(a2, b2, out, outAt + 2 * stride);
    add(a3, b3, out, outAt + 3 * stride);
    add(a4, b4, out, outAt + 4 * stride);
    add(a5, b5, out, outAt + 5 * stride);
  }

  /** Twenty-four sums, four operands and one factor fit 32 registers. */
  private static void addWide(
      float[] rows,
      int rowsAt,
      float[] panel,
      int panelAt,
      int depth,
      float[] out,
      int outAt,
      int stride) {
    FloatVector zero = FloatVector.zero(SPECIES);
    FloatVector a0 = zero;
    FloatVector b0 = zero;
    FloatVector c0 = zero;
    FloatVector d0 = zero;
    FloatVector a1 = zero;
    FloatVector b1 = zero;
    FloatVector c1 = zero;
    FloatVector d1 = zero;
    FloatVector a2 = zero;
    FloatVector b2 = zero;
    FloatVector c2 = zero;
    FloatVector d2 = zero;
    FloatVector a3 = zero;
    FloatVector b3 = zero;
    FloatVector c3 = zero;
    FloatVector d3 = zero;
    FloatVector a4 = zero;
    FloatVector b4 = zero;
    FloatVector c4 = zero;
    FloatVector d4 = zero;
    FloatVector a5 = zero;
    FloatVector b5 = zero;
    FloatVector c5 = zero;
    FloatVector d5 = zero;
    int row = rowsAt;
    int at = panelAt;
    for (int p = 0; p < depth; p++, row += ROWS, at += COLUMNS) {
      FloatVector a = FloatVector.fromArray(SPECIES, panel, at);
      FloatVector b = FloatVector.fromArray(SPECIES, panel, at + LANES);
      FloatVector c = FloatVector.fromArray(SPECIES, panel, at + 2 * LANES);
      FloatVector d = FloatVector.fromArray(SPECIES, panel, at + 3 * LANES);
      FloatVector factor = FloatVector.broadcast(SPECIES, rows[row]);
      a0 = factor.fma(a, a0);
      b0 = factor.fma(b, b0);
      c0 = factor.fma(c, c0);
      d0 = factor.fma(d, d0);
      factor = FloatVector.broadcast(SPECIES, rows[row + 1]);
      a1 = factor.fma(a, a1);
      b1 = factor.fma(b, b1);
      c1 = factor.fma(c, c1);
      d1 = factor.fma(d, d1);
      factor = FloatVector.broadcast(SPECIES, rows[row + 2]);
      a2 = factor.fma(a, a2);
      b2 = factor.fma(b, b2);
      c2 = factor.fma(c, c2);
      d2 = factor.fma(d, d2);
      factor = FloatVector.broadcast(SPECIES, rows[row + 3]);
      a3 = factor.fma(a, a3);
      b3 = factor.fma(b, b3);
      c3 = factor.fma(c, c3);
      d3 = factor.fma(d, d3);
      factor = FloatVector.broadcast(SPECIES, rows[row + 4]);
      a4 = factor.fma(a, a4);
      b4 = factor.fma(b, b4);
      c4 = factor.fma(c, c4);
      d4 = factor.fma(d, d4);
      factor = FloatVector.broadcast(SPECIES, rows[row + 5]);
      a5 = factor.fma(a, a5);
      b5 = factor.fma(b, b5);
      c5 = factor.fma(c, c5);
      d5 = factor.fma(d, d5);
    }
    int to0 = outAt;
    FloatVector.fromArray(SPECIES, out, to0).add(a0).intoArray(out, to0);
    FloatVector.fromArray(SPECIES, out, to0 + LANES).add(b0).intoArray(out, to0 + LANES);
    FloatVector.fromArray(SPECIES, out, to0 + 2 * LANES).add(c0).intoArray(out, to0 + 2 * LANES);
    FloatVector.fromArray(SPECIES, out, to0 + 3 * LANES).add(d0).intoArray(out, to0 + 3 * LANES);
    int to1 = outAt + stride;
    FloatVector.fromArray(SPECIES, out, to1).add(a1).intoArray(out, to1);
    FloatVector.fromArray(SPECIES, out, to1 + LANES).add(b1).intoArray(out, to1 + LANES);
    FloatVector.fromArray(SPECIES, out, to1 + 2 * LANES).add(c1).intoArray(out, to1 + 2 * LANES);
    FloatVector.fromArray(SPECIES, out, to1 + 3 * LANES).add(d1).intoArray(out, to1 + 3 * LANES);
    int to2 = outAt + 2 * stride;
    FloatVector.fromArray(SPECIES, out, to2).add(a2).intoArray(out, to2);
    FloatVector.fromArray(SPECIES, out, to2 + LANES).add(b2).intoArray(out, to2 + LANES);
    FloatVector.fromArray(SPECIES, out, to2 + 2 * LANES).add(c2).intoArray(out, to2 + 2 * LANES);
    FloatVector.fromArray(SPECIES, out, to2 + 3 * LANES).add(d2).intoArray(out, to2 + 3 * LANES);
    int to3 = outAt + 3 * stride;
    FloatVector.fromArray(SPECIES, out, to3).add(a3).intoArray(out, to3);
    FloatVector.fromArray(SPECIES, out, to3 + LANES).add(b3).intoArray(out, to3 + LANES);
    FloatVector.fromArray(SPECIES, out, to3 + 2 * LANES).add(c3).intoArray(out, to3 + 2 * LANES);
    FloatVector.fromArray(SPECIES, out, to3 + 3 * LANES).add(d3).intoArray(out, to3 + 3 * LANES);
    int to4 = outAt + 4 * stride;
    FloatVector.fromArray(SPECIES, out, to4).add(a4).intoArray(out, to4);
    FloatVector.fromArray(SPECIES, out, to4 + LANES).add(b4).intoArray(out, to4 + LANES);
    FloatVector.fromArray(SPECIES, out, to4 + 2 * LANES).add(c4).intoArray(out, to4 + 2 * LANES);
    FloatVector.fromArray(SPECIES, out, to4 + 3 * LANES).add(d4).intoArray(out, to4 + 3 * LANES);
    int to5 = outAt + 5 * stride;
    FloatVector.fromArray(SPECIES, out, to5).add(a5).intoArray(out, to5);
    FloatVector.fromArray(SPECIES, out, to5 + LANES).add(b5).intoArray(out, to5 + LANES);
    FloatVector.fromArray(SPECIES, out, to5 + 2 * LANES).add(c5).intoArray(out, to5 + 2 * LANES);
    FloatVector.fromArray(SPECIES, out, to5 + 3 * LANES).add(d5).intoArray(out, to5 + 3 * LANES);
  }

  private static void add(FloatVector left, FloatVector right, float[] out, int at) {
    FloatVector.fromArray(SPECIES, out, at).add(left).intoArray(out, at);
    FloatVector.fromArray(SPECIES, out, at + LANES).add(right).intoArray(out, at + LANES);
  }
}
