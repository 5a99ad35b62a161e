// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.Broadcast;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * The extents of a tensor, outermost first. A scalar has none; an extent may be 0. A shape has at
 * most {@value Broadcast#MAX_RANK} dimensions and at most 2<sup>31</sup> - 1 elements.
 */
public final class Shape {

  private static final Shape SCALAR = new Shape();

  private final int[] dims;
  private final int size;

  private Shape(int... dims) {
    this.dims = dims;
    this.size = size(dims);
  }

  /**
   * Returns the shape with the given extents.
   *
   * @throws IllegalArgumentException when an extent is negative, or there are too many dimensions
   *     or elements
   */
  public static Shape of(int... dims) {
    return dims.length == 0 ? SCALAR : new Shape(dims.clone());
  }

  /** Returns the number of dimensions. */
  public int rank() {
    return dims.length;
  }

  /**
   * Returns one extent.
   *
   * @throws IndexOutOfBoundsException when there is no such dimension
   */
  public int dim(int index) {
    return dims[index];
  }

  /** Returns all extents, in an array of the caller's. */
  public int[] dims() {
    return dims.clone();
  }

  /** Returns the number of elements: the product of the extents, 1 for a scalar. */
  public int size() {
    return size;
  }

  /**
   * Returns the index of a dimension that may be counted from the innermost one, -1, backwards.
   *
   * @throws IndexOutOfBoundsException when there is no such dimension
   */
  public int axis(int index) {
    if (index < -dims.length || index >= dims.length) {
      throw new IndexOutOfBoundsException("shape " + this + " has no dimension " + index);
    }
    return index < 0 ? index + dims.length : index;
  }

  /**
   * Returns this shape without one dimension.
   *
   * @throws IndexOutOfBoundsException when there is no such dimension
   */
  public Shape without(int axis) {
    Objects.checkIndex(axis, dims.length);
    return of(IntStream.range(0, dims.length).filter(i -> i != axis).map(this::dim).toArray());
  }

  /**
   * Returns this shape with another extent of one dimension.
   *
   * @throws IndexOutOfBoundsException when there is no such dimension
   */
  public Shape with(int axis, int extent) {
    int[] changed = dims();
    changed[axis] = extent;
    return of(changed);
  }

  /** Returns the dimensions from one on. */
  public Shape from(int axis) {
    return of(Arrays.copyOfRange(dims, axis, dims.length));
  }

  /** Returns the dimensions of this shape and then those of another one. */
  public Shape followedBy(Shape inner) {
    return of(IntStream.concat(IntStream.of(dims), IntStream.of(inner.dims)).toArray());
  }

  /** Returns whether the outermost dimensions are those of another shape. */
  public boolean startsWith(Shape outer) {
    return rank() >= outer.rank()
        && Arrays.equals(dims, 0, outer.rank(), outer.dims, 0, outer.rank());
  }

  /** Throws unless this is a shape of so many elements. */
  void requireSize(int elements) {
    if (size != elements) {
      throw new IllegalArgumentException(
          "shape " + this + " has " + size + " elements, got " + elements);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Shape shape && Arrays.equals(dims, shape.dims);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(dims);
  }

  /** Returns the extents in brackets, such as {@code [2, 3]}. */
  @Override
  public String toString() {
    return Arrays.toString(dims);
  }

  private static int size(int[] dims) {
    if (dims.length > Broadcast.MAX_RANK) {
      throw illegal(dims, "has more than " + Broadcast.MAX_RANK + " dimensions");
    }
    long size = 1;
    for (int dim : dims) {
      if (dim < 0) {
        throw illegal(dims, "has a negative extent");
      }
      size *= dim;
      if (size > Integer.MAX_VALUE) {
        throw illegal(dims, "has more than 2^31 - 1 elements");
      }
    }
    return (int) size;
  }

  private static IllegalArgumentException illegal(int[] dims, String what) {
    return new IllegalArgumentException("shape " + Arrays.toString(dims) + " " + what);
  }
}
