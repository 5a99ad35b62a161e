// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.op.Binary;
import dev.tensorlint.runtime.op.BinaryScalar;
import java.util.List;

/**
 * Arithmetic of two tensors of one type, {@code float32} or {@code int32}, or of a tensor and a
 * number. Tensors broadcast as NumPy does. {@code div} and {@code pow} need {@code float32};
 * arithmetic of {@code int32} wraps around, and takes whole numbers only.
 *
 * @param <T> the implementing type
 */
public interface ArithmeticOps<T extends ArithmeticOps<T>> extends Operable<T> {

  @Override
  default T add(T other) {
    return apply(new Binary(BinaryOp.ADD), List.of(other));
  }

  @Override
  default T add(float other) {
    return apply(new BinaryScalar(BinaryOp.ADD, other), List.of());
  }

  @Override
  default T sub(T other) {
    return apply(new Binary(BinaryOp.SUB), List.of(other));
  }

  @Override
  default T sub(float other) {
    return apply(new BinaryScalar(BinaryOp.SUB, other), List.of());
  }

  @Override
  default T mul(T other) {
    return apply(new Binary(BinaryOp.MUL), List.of(other));
  }

  @Override
  default T mul(float other) {
    return apply(new BinaryScalar(BinaryOp.MUL, other), List.of());
  }

  @Override
  default T div(T other) {
    return apply(new Binary(BinaryOp.DIV), List.of(other));
  }

  @Override
  default T div(float other) {
    return apply(new BinaryScalar(BinaryOp.DIV, other), List.of());
  }

  /** Returns the larger element of each pair; {@code NaN} where one is. */
  default T maximum(T other) {
    return apply(new Binary(BinaryOp.MAXIMUM), List.of(other));
  }

  default T maximum(float other) {
    return apply(new BinaryScalar(BinaryOp.MAXIMUM, other), List.of());
  }

  /** Returns the smaller element of each pair; {@code NaN} where one is. */
  default T minimum(T other) {
    return apply(new Binary(BinaryOp.MINIMUM), List.of(other));
  }

  default T minimum(float other) {
    return apply(new BinaryScalar(BinaryOp.MINIMUM, other), List.of());
  }

  @Override
  default T pow(T other) {
    return apply(new Binary(BinaryOp.POW), List.of(other));
  }

  @Override
  default T pow(float other) {
    return apply(new BinaryScalar(BinaryOp.POW, other), List.of());
  }
}
