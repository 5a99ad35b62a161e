// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;

/**
 * A range of indices that are all there.
 *
 * @param from inclusive
 * @param to exclusive, at least {@code from}
 */
public record Bounds(int from, int to) {

  /**
   * Returns a range of a dimension, in which negative indices count from the end: -1 is the last.
   *
   * @throws IllegalArgumentException when this is a scalar
   * @throws IndexOutOfBoundsException when not all indices are there
   */
  public static Bounds of(Shape shape, int axis, int from, int to) {
    if (shape.rank() == 0) {
      throw new IllegalArgumentException("a scalar has no rows to slice");
    }
    int extent = shape.dim(axis);
    Bounds bounds = new Bounds(counted(from, extent), counted(to, extent));
    if (bounds.from < 0 || bounds.to < bounds.from || bounds.to > extent) {
      throw new IndexOutOfBoundsException(
          "dimension "
              + (axis + " of shape " + shape)
              + (" has no range from " + from + " to " + to));
    }
    return bounds;
  }

  private static int counted(int index, int extent) {
    return index < 0 ? index + extent : index;
  }

  /** Returns how many there are, taking every so many-th. */
  int count(int step) {
    return from == to ? 0 : (to - from - 1) / step + 1;
  }
}
