// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.op.Bounds;
import dev.tensorlint.runtime.op.BroadcastTo;
import dev.tensorlint.runtime.op.Concat;
import dev.tensorlint.runtime.op.CopyRange;
import dev.tensorlint.runtime.op.CopySteps;
import dev.tensorlint.runtime.op.Gather;
import dev.tensorlint.runtime.op.Permute;
import dev.tensorlint.runtime.op.Reshape;
import dev.tensorlint.runtime.op.ScatterAdd;
import dev.tensorlint.runtime.op.Slice;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Operations that change where elements are. {@link #reshape} and {@link #slice} share the data;
 * all others copy it.
 *
 * @param <T> the implementing type
 */
public interface ShapeOps<T extends ShapeOps<T>> extends Operable<T> {

  /**
   * Returns a handle of another shape on the same data; also for the same shape it is a new handle,
   * with its own release.
   *
   * @throws IllegalArgumentException when the number of elements differs
   */
  @Override
  default T reshape(int... dims) {
    return apply(new Reshape(Shape.of(dims)), List.of());
  }

  /**
   * Returns a handle on rows {@code from} (inclusive) to {@code to} (exclusive) of the outermost
   * dimension; the data is shared. Negative indices count from the end: -1 is the last row.
   *
   * @throws IndexOutOfBoundsException when the rows are not all there
   * @throws IllegalArgumentException when this is a scalar
   */
  default T slice(int from, int to) {
    Bounds rows = Bounds.of(shape(), 0, from, to);
    return apply(new Slice(rows.from(), rows.to()), List.of());
  }

  /**
   * Returns a handle on the rows from one on; the data is shared.
   *
   * @param from the first row; a negative one counts from the end: -3 gives the last three
   * @throws IndexOutOfBoundsException when there is no such row
   * @throws IllegalArgumentException when this is a scalar
   */
  default T slice(int from) {
    return slice(from, shape().rank() == 0 ? 0 : shape().dim(0));
  }

  /**
   * Copies indices {@code from} (inclusive) to {@code to} (exclusive) of any dimension. Negative
   * indices count from the end.
   *
   * @param axis the dimension; -1 is the innermost
   * @throws IndexOutOfBoundsException when they are not all there
   */
  @Override
  default T copyOfRange(int axis, int from, int to) {
    int along = shape().axis(axis);
    Bounds range = Bounds.of(shape(), along, from, to);
    return apply(new CopyRange(along, range.from(), range.to()), List.of());
  }

  /**
   * Copies every so many-th index of a range of any dimension. Negative indices count from the end.
   *
   * @param axis the dimension; -1 is the innermost
   * @param from the first index
   * @param to exclusive
   * @param step from one index to the next, at least 1
   * @throws IndexOutOfBoundsException when not all indices of the range are there
   */
  default T copyOfRange(int axis, int from, int to, int step) {
    int along = shape().axis(axis);
    return apply(CopySteps.range(along, Bounds.of(shape(), along, from, to), step), List.of());
  }

  /**
   * Copies all elements, one dimension running backwards.
   *
   * @param axis the dimension; -1 is the innermost
   */
  default T flip(int axis) {
    return apply(CopySteps.backwards(shape(), shape().axis(axis)), List.of());
  }

  /** Returns the tensor with its dimensions in reverse order; a matrix transposed. */
  @Override
  default T transpose() {
    int rank = shape().rank();
    return apply(
        new Permute(IntStream.range(0, rank).mapToObj(i -> rank - 1 - i).toList()), List.of());
  }

  /**
   * Reorders the dimensions.
   *
   * @param order for each dimension of the result, the one of this tensor
   * @throws IllegalArgumentException when not every dimension comes once
   */
  default T permute(int... order) {
    return apply(new Permute(IntStream.of(order).boxed().toList()), List.of());
  }

  /**
   * Repeats this tensor up to a larger shape, as arithmetic would.
   *
   * @throws IllegalArgumentException when the shapes do not fit
   */
  @Override
  default T broadcastTo(int... dims) {
    return apply(new BroadcastTo(Shape.of(dims)), List.of());
  }

  /**
   * Joins this tensor and others along a dimension, in this order.
   *
   * @param axis the dimension; -1 is the innermost
   * @throws IllegalArgumentException when types or other extents differ
   */
  default T concat(int axis, List<T> others) {
    return apply(new Concat(shape().axis(axis)), others);
  }

  /**
   * Copies rows of the outermost dimension.
   *
   * @param indices {@code int32} or {@code int64} of any shape; a row that is not there is all
   *     {@code NaN}, or 0 where the type has none
   * @return a tensor of the shape of the indices and then that of a row
   */
  @Override
  default T gather(T indices) {
    return apply(new Gather(), List.of(indices));
  }

  /**
   * Adds up rows of a real type by index: row {@code i} of the result is the sum of those that
   * {@code indices} sends to {@code i}. Indices of rows that the result does not have are left out.
   *
   * @param indices {@code int32} or {@code int64}, its shape the outermost part of this one's
   * @param rows how many rows the result has
   */
  @Override
  default T scatterAdd(T indices, int rows) {
    return apply(new ScatterAdd(rows), List.of(indices));
  }
}
