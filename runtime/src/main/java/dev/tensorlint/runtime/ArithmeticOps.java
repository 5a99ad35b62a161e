// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.op.Binary;
import dev.tensorlint.runtime.op.BinaryScalar;
import java.util.List;

/**
 * Arithmetic of two tensors of numbers, or of a tensor and a number. Tensors broadcast as NumPy
 * does, and two types are {@linkplain DType#promoted promoted}. A number gets the type of the
 * tensor, which must {@linkplain DType#takes have} it. Arithmetic of whole numbers wraps around;
 * {@code div} of them gives {@code float32}, and {@code pow} refuses them.
 *
 * @param <T> the implementing type
 */
public interface ArithmeticOps<T extends ArithmeticOps<T>> extends Operable<T> {

  @Override
  default T add(T other) {
    return apply(new Binary(BinaryOp.ADD), List.of(other));
  }

  @Override
  default T add(double other) {
    return apply(new BinaryScalar(BinaryOp.ADD, other), List.of());
  }

  @Override
  default T sub(T other) {
    return apply(new Binary(BinaryOp.SUB), List.of(other));
  }

  @Override
  default T sub(double other) {
    return apply(new BinaryScalar(BinaryOp.SUB, other), List.of());
  }

  @Override
  default T mul(T other) {
    return apply(new Binary(BinaryOp.MUL), List.of(other));
  }

  @Override
  default T mul(double other) {
    return apply(new BinaryScalar(BinaryOp.MUL, other), List.of());
  }

  @Override
  default T div(T other) {
    return apply(new Binary(BinaryOp.DIV), List.of(other));
  }

  @Override
  default T div(double other) {
    return apply(new BinaryScalar(BinaryOp.DIV, other), List.of());
  }

  /** Returns the larger element of each pair; {@code NaN} where one is. */
  default T maximum(T other) {
    return apply(new Binary(BinaryOp.MAXIMUM), List.of(other));
  }

  default T maximum(double other) {
    return apply(new BinaryScalar(BinaryOp.MAXIMUM, other), List.of());
  }

  /** Returns the smaller element of each pair; {@code NaN} where one is. */
  default T minimum(T other) {
    return apply(new Binary(BinaryOp.MINIMUM), List.of(other));
  }

  default T minimum(double other) {
    return apply(new BinaryScalar(BinaryOp.MINIMUM, other), List.of());
  }

  @Override
  default T pow(T other) {
    return apply(new Binary(BinaryOp.POW), List.of(other));
  }

  @Override
  default T pow(double other) {
    return apply(new BinaryScalar(BinaryOp.POW, other), List.of());
  }
}
