// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.UnaryOp;
import dev.tensorlint.runtime.op.Alias;
import dev.tensorlint.runtime.op.Cast;
import dev.tensorlint.runtime.op.FillLike;
import dev.tensorlint.runtime.op.Softmax;
import dev.tensorlint.runtime.op.Unary;
import java.util.List;

/**
 * Functions of every element, of a real type where nothing else is said. They pass {@code NaN} on.
 *
 * @param <T> the implementing type
 */
public interface FunctionOps<T extends FunctionOps<T>> extends Operable<T> {

  /** Returns {@code max(x, 0)} of every element; {@code NaN} stays. */
  default T relu() {
    return apply(new Unary(UnaryOp.RELU), List.of());
  }

  default T tanh() {
    return apply(new Unary(UnaryOp.TANH), List.of());
  }

  /** Returns {@code 1 / (1 + exp(-x))} of every element. */
  default T sigmoid() {
    return apply(new Unary(UnaryOp.SIGMOID), List.of());
  }

  @Override
  default T exp() {
    return apply(new Unary(UnaryOp.EXP), List.of());
  }

  /** Returns the natural logarithm of every element. */
  @Override
  default T log() {
    return apply(new Unary(UnaryOp.LOG), List.of());
  }

  default T sqrt() {
    return apply(new Unary(UnaryOp.SQRT), List.of());
  }

  /** Returns {@code -x} of every element, also of whole numbers. */
  @Override
  default T neg() {
    return apply(new Unary(UnaryOp.NEG), List.of());
  }

  /** Returns the absolute value of every element, also of whole numbers. */
  default T abs() {
    return apply(new Unary(UnaryOp.ABS), List.of());
  }

  /** Returns {@code x * x} of every element, also of whole numbers. */
  @Override
  default T square() {
    return apply(new Unary(UnaryOp.SQUARE), List.of());
  }

  /**
   * Returns {@code exp(x) / sum(exp(x))} along a dimension.
   *
   * @param axis the dimension; -1 is the innermost
   */
  default T softmax(int axis) {
    return apply(new Softmax(shape().axis(axis), false), List.of());
  }

  /**
   * Returns the logarithm of {@link #softmax}, without its rounding. Within 1e-5 of the result, or
   * within 1e-6 where that is near 0: it is a logarithm of a {@code float32} sum near 1.
   *
   * @param axis the dimension; -1 is the innermost
   */
  default T logSoftmax(int axis) {
    return apply(new Softmax(shape().axis(axis), true), List.of());
  }

  /**
   * Converts every element as Java does: real to whole numbers round towards zero, saturate, and
   * make 0 of {@code NaN}; whole numbers keep their low bits; what is not 0 is true. For the type
   * that the elements have already the result is a new handle on the same data.
   */
  @Override
  default T cast(DType type) {
    return apply(type == dtype() ? new Alias() : new Cast(type), List.of());
  }

  /**
   * Returns a constant of this type and shape, on this device; the elements here are not read.
   *
   * @param value of {@code bool} true where it is not 0
   */
  @Override
  default T fillLike(double value) {
    return apply(new FillLike(value), List.of());
  }
}
