// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The dimensions of a walk over two arrays, with neighbours that both walk evenly merged into one
 * and dimensions of extent 1 left out: most walks have one or two left.
 */
final class MergedDims {

  private final int[] dims;
  private final int[] left;
  private final int[] right;

  private MergedDims(int[] dims, int[] left, int[] right) {
    this.dims = dims;
    this.left = left;
    this.right = right;
  }

  /**
   * Merges dimensions.
   *
   * @param extents the extents, outermost first
   * @param leftStrides how many elements the left array advances at a step of each
   * @param rightStrides the same for the right array
   */
  static MergedDims of(int[] extents, int[] leftStrides, int[] rightStrides) {
    int[] kept = new int[extents.length];
    int[] left = new int[extents.length];
    int[] right = new int[extents.length];
    int rank = 0;
    for (int i = 0; i < extents.length; i++) {
      if (extents[i] == 1) {
        continue;
      }
      boolean merges =
          rank > 0
              && left[rank - 1] == leftStrides[i] * extents[i]
              && right[rank - 1] == rightStrides[i] * extents[i];
      int at = merges ? rank - 1 : rank++;
      kept[at] = merges ? kept[at] * extents[i] : extents[i];
      left[at] = leftStrides[i];
      right[at] = rightStrides[i];
    }
    return new MergedDims(
        Arrays.copyOf(kept, rank), Arrays.copyOf(left, rank), Arrays.copyOf(right, rank));
  }

  /** Returns row-major strides. */
  static int[] strides(int... dims) {
    int[] strides = new int[dims.length];
    int stride = 1;
    for (int i = dims.length - 1; i >= 0; i--) {
      strides[i] = stride;
      stride *= dims[i];
    }
    return strides;
  }

  int rank() {
    return dims.length;
  }

  int dim(int index) {
    return dims[index];
  }

  int leftStride(int index) {
    return left[index];
  }

  int rightStride(int index) {
    return right[index];
  }

  /** Returns the number of steps; 1 for a walk without dimensions. */
  int size() {
    return Arrays.stream(dims).reduce(1, (a, b) -> a * b);
  }

  /** Returns the extents, then the left and the right strides, each filled up to a length. */
  int[][] vectors(int length) {
    return new int[][] {
      Arrays.copyOf(dims, length), Arrays.copyOf(left, length), Arrays.copyOf(right, length)
    };
  }

  /** Returns whether both arrays are walked element by element. */
  boolean isDense() {
    return rank() == 0 || (rank() == 1 && left[0] == 1 && right[0] == 1);
  }

  /** Returns the extents of the dimensions from one on. */
  int sizeFrom(int dim) {
    return IntStream.range(dim, rank()).map(this::dim).reduce(1, (a, b) -> a * b);
  }
}
