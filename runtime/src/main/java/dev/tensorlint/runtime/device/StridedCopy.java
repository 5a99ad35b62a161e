// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Which elements a copy reads and where it puts them: a walk over some extents, at each step of
 * which the source and the target advance by strides of their own. All of NumPy's transpositions,
 * slices, concatenations and broadcasts are such copies.
 */
public final class StridedCopy {

  private final MergedDims dims;
  private final int from;
  private final int to;

  private StridedCopy(int[] extents, int from, int[] fromStrides, int to, int[] toStrides) {
    this.dims = MergedDims.of(extents, fromStrides, toStrides);
    this.from = from;
    this.to = to;
  }

  /**
   * Reorders the dimensions: the target's dimension {@code i} is the source's {@code order[i]}.
   *
   * @throws IllegalArgumentException when {@code order} is no permutation of the dimensions
   */
  public static StridedCopy permute(int[] dims, int... order) {
    int[] all = IntStream.range(0, dims.length).toArray();
    if (!Arrays.equals(all, Arrays.stream(order).sorted().toArray())) {
      throw new IllegalArgumentException(
          Arrays.toString(order) + " is no order of the " + dims.length + " dimensions");
    }
    int[] strides = MergedDims.strides(dims);
    int[] extents = pick(dims, order);
    return new StridedCopy(extents, 0, pick(strides, order), 0, MergedDims.strides(extents));
  }

  /**
   * Takes indices {@code from} (inclusive) to {@code to} (exclusive) of one dimension.
   *
   * @throws IndexOutOfBoundsException when there is no such dimension, or not all indices are there
   */
  public static StridedCopy slice(int[] dims, int axis, int from, int to) {
    Objects.checkIndex(axis, dims.length);
    Objects.checkFromToIndex(from, to, dims[axis]);
    int[] extents = dims.clone();
    extents[axis] = to - from;
    int[] strides = MergedDims.strides(dims);
    return new StridedCopy(extents, from * strides[axis], strides, 0, MergedDims.strides(extents));
  }

  /**
   * Takes every so many-th index of one dimension, or goes backwards.
   *
   * @param from the first index
   * @param count how many indices
   * @param step from one to the next, not 0
   * @throws IndexOutOfBoundsException when there is no such dimension, or not all indices are there
   */
  public static StridedCopy steps(int[] dims, int axis, int from, int count, int step) {
    requireSteps(dims, axis, from, count, step);
    int[] extents = dims.clone();
    extents[axis] = count;
    int[] strides = MergedDims.strides(dims);
    int first = from * strides[axis];
    strides[axis] *= step;
    return new StridedCopy(extents, first, strides, 0, MergedDims.strides(extents));
  }

  /**
   * Puts a whole tensor at every so many-th index of a larger one: the inverse of {@link #steps}.
   *
   * @param dims the source's extents
   * @param from the target's index that comes first
   * @param total the target's extent of that dimension
   * @throws IndexOutOfBoundsException when there is no such dimension, or no room
   */
  public static StridedCopy insertSteps(int[] dims, int axis, int from, int step, int total) {
    int[] target = dims.clone();
    target[axis] = total;
    requireSteps(target, axis, from, dims[axis], step);
    int[] strides = MergedDims.strides(target);
    int first = from * strides[axis];
    strides[axis] *= step;
    return new StridedCopy(dims, 0, MergedDims.strides(dims), first, strides);
  }

  private static void requireSteps(int[] dims, int axis, int from, int count, int step) {
    Objects.checkIndex(axis, dims.length);
    if (count > 0) {
      Objects.checkIndex(from, dims[axis]);
      long last = from + (count - 1L) * step;
      Objects.checkIndex(last, (long) dims[axis]);
    }
  }

  /** Puts images into the middle of larger ones, which have the padding. */
  public static StridedCopy inset(Windows windows) {
    int[] extents = {windows.batch(), windows.height(), windows.width(), windows.channels()};
    int[] strides = MergedDims.strides(windows.paddedDims());
    int at = windows.top() * strides[1] + windows.left() * strides[2];
    return new StridedCopy(extents, 0, MergedDims.strides(extents), at, strides);
  }

  /** Takes out what a window covers in each of its places, from images with padding. */
  public static StridedCopy patches(Windows windows) {
    int[] strides = MergedDims.strides(windows.paddedDims());
    int[] extents = {
      windows.batch(),
      windows.outHeight(),
      windows.outWidth(),
      windows.windowHeight(),
      windows.windowWidth(),
      windows.channels()
    };
    int[] walk = {
      strides[0],
      strides[1] * windows.strideDown(),
      strides[2] * windows.strideAcross(),
      strides[1],
      strides[2],
      strides[3]
    };
    return new StridedCopy(extents, 0, walk, 0, MergedDims.strides(extents));
  }

  /**
   * Puts a whole tensor into a larger one, from index {@code at} of one dimension on: the inverse
   * of {@link #slice}, and a part of a concatenation.
   *
   * @param dims the source's extents
   * @param total the target's extent of that dimension
   * @throws IndexOutOfBoundsException when there is no such dimension, or no room
   */
  public static StridedCopy insert(int[] dims, int axis, int at, int total) {
    Objects.checkIndex(axis, dims.length);
    Objects.checkFromIndexSize(at, dims[axis], total);
    int[] target = dims.clone();
    target[axis] = total;
    int[] strides = MergedDims.strides(target);
    return new StridedCopy(dims, 0, MergedDims.strides(dims), at * strides[axis], strides);
  }

  /**
   * Repeats a tensor up to larger extents, after the rule of {@link Broadcast}.
   *
   * @throws IllegalArgumentException when the extents do not fit
   */
  public static StridedCopy broadcast(int[] dims, int... target) {
    Broadcast plan = Broadcast.of(dims, target);
    if (!Arrays.equals(plan.outputDims(), target)) {
      throw new IllegalArgumentException(
          "shape " + Arrays.toString(dims) + " does not broadcast to " + Arrays.toString(target));
    }
    int[] strides = Broadcast.strides(dims, target.length);
    return new StridedCopy(target, 0, strides, 0, MergedDims.strides(target));
  }

  /** Returns how many elements are copied. */
  public int size() {
    return dims.size();
  }

  /** The walk: the source is the left array, the target the right one. */
  MergedDims dims() {
    return dims;
  }

  /** Returns the index of the first element in the source. */
  int from() {
    return from;
  }

  /** Returns the index of the first element in the target. */
  int to() {
    return to;
  }

  private static int[] pick(int[] values, int... order) {
    return Arrays.stream(order).map(index -> values[index]).toArray();
  }
}
