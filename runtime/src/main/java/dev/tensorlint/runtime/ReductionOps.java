// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.ReduceOp;
import dev.tensorlint.runtime.op.ArgMax;
import dev.tensorlint.runtime.op.Mean;
import dev.tensorlint.runtime.op.MeanAlong;
import dev.tensorlint.runtime.op.Reduce;
import dev.tensorlint.runtime.op.ReduceAll;
import java.util.List;

/**
 * Operations that make one element of many: of all, and then the result is a scalar, or of those
 * along one dimension, which the result does not have any more. A dimension is counted from the
 * outermost one, 0, or backwards from the innermost one, -1.
 *
 * @param <T> the implementing type
 */
public interface ReductionOps<T extends ReductionOps<T>> extends Operable<T> {

  /** Returns the sum of all elements, {@code int64} of whole numbers; 0 for an empty tensor. */
  @Override
  default T sum() {
    return apply(new ReduceAll(ReduceOp.SUM), List.of());
  }

  /** Returns the sums along a dimension. */
  @Override
  default T sum(int axis) {
    return apply(new Reduce(ReduceOp.SUM, shape().axis(axis)), List.of());
  }

  /** Returns the mean of all elements of a real type; {@code NaN} for an empty tensor. */
  default T mean() {
    return apply(new Mean(), List.of());
  }

  /** Returns the means along a dimension. */
  default T mean(int axis) {
    return apply(new MeanAlong(shape().axis(axis)), List.of());
  }

  /** Returns the largest element; the least value of the type for an empty tensor. */
  default T max() {
    return apply(new ReduceAll(ReduceOp.MAX), List.of());
  }

  /** Returns the largest elements along a dimension. */
  default T max(int axis) {
    return apply(new Reduce(ReduceOp.MAX, shape().axis(axis)), List.of());
  }

  /** Returns the smallest element; the greatest value of the type for an empty one. */
  default T min() {
    return apply(new ReduceAll(ReduceOp.MIN), List.of());
  }

  /** Returns the smallest elements along a dimension. */
  default T min(int axis) {
    return apply(new Reduce(ReduceOp.MIN, shape().axis(axis)), List.of());
  }

  /**
   * Returns the index of the largest element along a dimension, {@code int32}: the first of equals,
   * or of {@code NaN}s.
   *
   * @throws IllegalArgumentException when there is no element
   */
  default T argMax(int axis) {
    return apply(new ArgMax(shape().axis(axis)), List.of());
  }
}
