// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;

/**
 * How two row-major operands are walked together, after NumPy's rule: extents are aligned at the
 * right, and an extent of 1 (or a missing one) repeats.
 */
public final class Broadcast {

  /** Most dimensions that a plan, and so a tensor, can have. */
  public static final int MAX_RANK = 8;

  private final int[] outputDims;
  private final MergedDims dims;

  private Broadcast(int[] outputDims, int[] leftStrides, int[] rightStrides) {
    this.outputDims = outputDims;
    this.dims = MergedDims.of(outputDims, leftStrides, rightStrides);
  }

  /**
   * Plans the walk over two operands.
   *
   * @param left the left operand's extents
   * @param right the right operand's extents
   * @throws IllegalArgumentException when an extent of one is neither that of the other nor 1
   */
  public static Broadcast of(int[] left, int[] right) {
    int rank = Math.max(left.length, right.length);
    int[] output = new int[rank];
    for (int i = 0; i < rank; i++) {
      output[i] = extent(left, right, i - (rank - left.length), i - (rank - right.length));
    }
    return new Broadcast(output, strides(left, rank), strides(right, rank));
  }

  /** Returns the result's extents, unmerged. */
  public int[] outputDims() {
    return outputDims.clone();
  }

  /** Returns the number of elements of the result. */
  public int size() {
    return Arrays.stream(outputDims).reduce(1, Math::multiplyExact);
  }

  /** The walk, with neighbouring dimensions merged. */
  MergedDims dims() {
    return dims;
  }

  private static int extent(int[] left, int[] right, int leftIndex, int rightIndex) {
    int a = leftIndex < 0 ? 1 : left[leftIndex];
    int b = rightIndex < 0 ? 1 : right[rightIndex];
    if (a != b && a != 1 && b != 1) {
      throw new IllegalArgumentException(
          "shapes "
              + Arrays.toString(left)
              + " and "
              + Arrays.toString(right)
              + " do not broadcast: "
              + a
              + " against "
              + b);
    }
    return a == 1 ? b : a;
  }

  /** Row-major strides, aligned at the right to {@code rank}, 0 where the operand repeats. */
  static int[] strides(int[] operand, int rank) {
    int[] strides = new int[rank];
    int[] own = MergedDims.strides(operand);
    for (int i = 0; i < operand.length; i++) {
      strides[rank - operand.length + i] = operand[i] == 1 ? 0 : own[i];
    }
    return strides;
  }
}
