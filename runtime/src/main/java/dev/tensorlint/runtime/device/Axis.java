// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Objects;

/**
 * One dimension of a row-major tensor, seen as {@code [outer, extent, inner]}.
 *
 * @param outer product of the extents before it
 * @param extent its own extent
 * @param inner product of the extents after it
 */
public record Axis(int outer, int extent, int inner) {

  /** Sees all elements as one dimension. */
  public static Axis all(int length) {
    return new Axis(1, length, 1);
  }

  /**
   * Returns a dimension of a tensor.
   *
   * @throws IndexOutOfBoundsException when there is no such dimension
   */
  public static Axis of(int[] dims, int axis) {
    Objects.checkIndex(axis, dims.length);
    int outer = 1;
    int inner = 1;
    for (int i = 0; i < dims.length; i++) {
      outer *= i < axis ? dims[i] : 1;
      inner *= i > axis ? dims[i] : 1;
    }
    return new Axis(outer, dims[axis], inner);
  }

  /** Returns the number of elements that are left when the dimension is reduced to one. */
  public int outputs() {
    return outer * inner;
  }

  /** Returns the number of elements. */
  public int size() {
    return outer * extent * inner;
  }
}
