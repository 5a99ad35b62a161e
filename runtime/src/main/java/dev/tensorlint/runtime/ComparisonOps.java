// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.UnaryOp;
import dev.tensorlint.runtime.op.Binary;
import dev.tensorlint.runtime.op.BinaryScalar;
import dev.tensorlint.runtime.op.Unary;
import dev.tensorlint.runtime.op.Where;
import java.util.List;

/**
 * Comparisons, which give {@code bool} and broadcast as arithmetic does, and what is done with
 * their results. {@code NaN} is not equal to anything, nor less or greater.
 *
 * @param <T> the implementing type
 */
public interface ComparisonOps<T extends ComparisonOps<T>> extends Operable<T> {

  @Override
  default T eq(T other) {
    return apply(new Binary(BinaryOp.EQ), List.of(other));
  }

  default T eq(double other) {
    return apply(new BinaryScalar(BinaryOp.EQ, other), List.of());
  }

  default T ne(T other) {
    return apply(new Binary(BinaryOp.NE), List.of(other));
  }

  default T ne(double other) {
    return apply(new BinaryScalar(BinaryOp.NE, other), List.of());
  }

  default T lt(T other) {
    return apply(new Binary(BinaryOp.LT), List.of(other));
  }

  @Override
  default T lt(double other) {
    return apply(new BinaryScalar(BinaryOp.LT, other), List.of());
  }

  @Override
  default T le(T other) {
    return apply(new Binary(BinaryOp.LE), List.of(other));
  }

  @Override
  default T le(double other) {
    return apply(new BinaryScalar(BinaryOp.LE, other), List.of());
  }

  default T gt(T other) {
    return apply(new Binary(BinaryOp.GT), List.of(other));
  }

  @Override
  default T gt(double other) {
    return apply(new BinaryScalar(BinaryOp.GT, other), List.of());
  }

  @Override
  default T ge(T other) {
    return apply(new Binary(BinaryOp.GE), List.of(other));
  }

  @Override
  default T ge(double other) {
    return apply(new BinaryScalar(BinaryOp.GE, other), List.of());
  }

  /** Returns whether both elements of each pair of {@code bool} are true. */
  default T and(T other) {
    return apply(new Binary(BinaryOp.AND), List.of(other));
  }

  /** Returns whether an element of each pair of {@code bool} is true. */
  default T or(T other) {
    return apply(new Binary(BinaryOp.OR), List.of(other));
  }

  default T not() {
    return apply(new Unary(UnaryOp.NOT), List.of());
  }

  /**
   * Returns the elements of {@code yes} where this {@code bool} tensor is true, else those of
   * {@code no}. All three broadcast.
   *
   * @throws IllegalArgumentException when this is no {@code bool} tensor, or the other types differ
   */
  @Override
  default T where(T yes, T no) {
    return apply(new Where(), List.of(yes, no));
  }
}
