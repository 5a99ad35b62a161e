// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.UnaryOp;

/**
 * What can be computed on a {@link Tensor}.
 *
 * <p>Every operation gives a new handle on new data, which the innermost scope of the thread owns,
 * or the caller where no scope is open; the operands stay open and stay their owners'. Only
 * operations whose name ends in {@code InPlace} change their operand, and return that same handle.
 * The result is on the left operand's device. All of them throw {@link TensorDisposedException}
 * when an operand is closed.
 *
 * <p>Operations of two tensors broadcast as NumPy does and throw {@link IllegalArgumentException}
 * when the shapes do not fit.
 */
public sealed interface TensorOps permits Tensor {

  default Tensor add(Tensor other) {
    return Operations.zip(BinaryOp.ADD, self(), other);
  }

  default Tensor add(float other) {
    return Operations.zip(BinaryOp.ADD, self(), other);
  }

  default Tensor sub(Tensor other) {
    return Operations.zip(BinaryOp.SUB, self(), other);
  }

  default Tensor sub(float other) {
    return Operations.zip(BinaryOp.SUB, self(), other);
  }

  default Tensor mul(Tensor other) {
    return Operations.zip(BinaryOp.MUL, self(), other);
  }

  default Tensor mul(float other) {
    return Operations.zip(BinaryOp.MUL, self(), other);
  }

  default Tensor div(Tensor other) {
    return Operations.zip(BinaryOp.DIV, self(), other);
  }

  default Tensor div(float other) {
    return Operations.zip(BinaryOp.DIV, self(), other);
  }

  /**
   * Multiplies matrices: {@code [m, k] x [k, n] -> [m, n]}.
   *
   * @throws IllegalArgumentException when an operand is no matrix or the inner extents differ
   */
  default Tensor matmul(Tensor other) {
    return Operations.matmul(self(), other);
  }

  /** Returns the sum of all elements as a scalar; 0 for an empty tensor. */
  default Tensor sum() {
    return Operations.sum(self());
  }

  /** Returns the mean of all elements as a scalar; {@code NaN} for an empty tensor. */
  default Tensor mean() {
    return Operations.mean(self());
  }

  /** Returns {@code max(x, 0)} of every element; {@code NaN} stays. */
  default Tensor relu() {
    return Operations.map(UnaryOp.RELU, self());
  }

  /**
   * Sets every element to {@code max(x, 0)}, also as seen through other handles on the same data.
   *
   * @return this handle
   */
  default Tensor reluInPlace() {
    return Operations.mapInPlace(UnaryOp.RELU, self());
  }

  default Tensor tanh() {
    return Operations.map(UnaryOp.TANH, self());
  }

  /** Returns {@code 1 / (1 + exp(-x))} of every element. */
  default Tensor sigmoid() {
    return Operations.map(UnaryOp.SIGMOID, self());
  }

  default Tensor exp() {
    return Operations.map(UnaryOp.EXP, self());
  }

  private Tensor self() {
    return (Tensor) this;
  }
}
