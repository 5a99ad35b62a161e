// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;

/**
 * How two row-major operands are walked together, after NumPy's rule: extents are aligned at the
 * right, and an extent of 1 (or a missing one) repeats. Neighbouring dimensions that both operands
 * walk evenly are merged, so most plans have one or two dimensions.
 */
public final class Broadcast {

  /** Most dimensions that a plan, and so a tensor, can have. */
  public static final int MAX_RANK = 8;

  private final int[] outputDims;
  private final int[] dims;
  private final int[] leftStrides;
  private final int[] rightStrides;

  private Broadcast(int[] outputDims, int[] leftStrides, int[] rightStrides) {
    this.outputDims = outputDims;
    int[] kept = new int[outputDims.length];
    int[] left = new int[outputDims.length];
    int[] right = new int[outputDims.length];
    int rank = 0;
    for (int i = 0; i < outputDims.length; i++) {
      if (outputDims[i] == 1) {
        continue;
      }
      boolean merges =
          rank > 0
              && left[rank - 1] == leftStrides[i] * outputDims[i]
              && right[rank - 1] == rightStrides[i] * outputDims[i];
      int at = merges ? rank - 1 : rank++;
      kept[at] = merges ? kept[at] * outputDims[i] : outputDims[i];
      left[at] = leftStrides[i];
      right[at] = rightStrides[i];
    }
    this.dims = Arrays.copyOf(kept, rank);
    this.leftStrides = Arrays.copyOf(left, rank);
    this.rightStrides = Arrays.copyOf(right, rank);
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

  /** Returns the number of merged dimensions; 0 for a scalar result. */
  public int rank() {
    return dims.length;
  }

  /** Returns the extent of a merged dimension. */
  public int dim(int index) {
    return dims[index];
  }

  /** Returns how many elements the left operand advances at a step of a merged dimension. */
  public int leftStride(int index) {
    return leftStrides[index];
  }

  /** Returns how many elements the right operand advances at a step of a merged dimension. */
  public int rightStride(int index) {
    return rightStrides[index];
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
  private static int[] strides(int[] operand, int rank) {
    int[] strides = new int[rank];
    int stride = 1;
    for (int i = operand.length - 1; i >= 0; i--) {
      strides[rank - operand.length + i] = operand[i] == 1 ? 0 : stride;
      stride *= operand[i];
    }
    return strides;
  }
}
