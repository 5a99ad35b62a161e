// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.UnaryOp;
import dev.tensorlint.runtime.op.Binary;
import dev.tensorlint.runtime.op.BinaryScalar;
import dev.tensorlint.runtime.op.Matmul;
import dev.tensorlint.runtime.op.Mean;
import dev.tensorlint.runtime.op.Op;
import dev.tensorlint.runtime.op.Reshape;
import dev.tensorlint.runtime.op.Slice;
import dev.tensorlint.runtime.op.Sum;
import dev.tensorlint.runtime.op.TensorType;
import dev.tensorlint.runtime.op.Unary;
import java.util.List;

/**
 * What can be computed on a {@link Tensor}, or on whatever else stands for one.
 *
 * <p>Every operation gives a new handle, which the innermost scope of the thread owns, or the
 * caller where no scope is open; the operands stay open and stay their owners'. The handle is on
 * new data, but for {@link #reshape} and {@link #slice}, which share the operand's. The result is
 * on the left operand's device. All of them throw {@link TensorDisposedException} when an operand
 * is closed.
 *
 * <p>Operations of two tensors broadcast as NumPy does and throw {@link IllegalArgumentException}
 * when the shapes do not fit.
 *
 * @param <T> the implementing type
 */
public interface TensorOps<T extends TensorOps<T>> {

  /**
   * Applies any operation; the methods below are this one with a name.
   *
   * @param op the operation, of which this is the first operand
   * @param others the further operands, if any
   */
  T apply(Op op, List<T> others);

  Shape shape();

  DType dtype();

  default TensorType type() {
    return new TensorType(dtype(), shape());
  }

  default T add(T other) {
    return apply(new Binary(BinaryOp.ADD), List.of(other));
  }

  default T add(float other) {
    return apply(new BinaryScalar(BinaryOp.ADD, other), List.of());
  }

  default T sub(T other) {
    return apply(new Binary(BinaryOp.SUB), List.of(other));
  }

  default T sub(float other) {
    return apply(new BinaryScalar(BinaryOp.SUB, other), List.of());
  }

  default T mul(T other) {
    return apply(new Binary(BinaryOp.MUL), List.of(other));
  }

  default T mul(float other) {
    return apply(new BinaryScalar(BinaryOp.MUL, other), List.of());
  }

  default T div(T other) {
    return apply(new Binary(BinaryOp.DIV), List.of(other));
  }

  default T div(float other) {
    return apply(new BinaryScalar(BinaryOp.DIV, other), List.of());
  }

  /**
   * Multiplies matrices: {@code [m, k] x [k, n] -> [m, n]}.
   *
   * @throws IllegalArgumentException when an operand is no matrix or the inner extents differ
   */
  default T matmul(T other) {
    return apply(new Matmul(), List.of(other));
  }

  /** Returns the sum of all elements as a scalar; 0 for an empty tensor. */
  default T sum() {
    return apply(new Sum(), List.of());
  }

  /** Returns the mean of all elements as a scalar; {@code NaN} for an empty tensor. */
  default T mean() {
    return apply(new Mean(), List.of());
  }

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

  default T exp() {
    return apply(new Unary(UnaryOp.EXP), List.of());
  }

  /**
   * Returns a handle of another shape on the same data; also for the same shape it is a new handle,
   * with its own release.
   *
   * @throws IllegalArgumentException when the number of elements differs
   */
  default T reshape(int... dims) {
    return apply(new Reshape(Shape.of(dims)), List.of());
  }

  /**
   * Returns a handle on rows {@code from} (inclusive) to {@code to} (exclusive) of the outermost
   * dimension; the data is shared.
   *
   * @throws IndexOutOfBoundsException when the rows are not all there
   * @throws IllegalArgumentException when this is a scalar
   */
  default T slice(int from, int to) {
    return apply(new Slice(from, to), List.of());
  }
}
