// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.op.Matmul;
import java.util.List;

/**
 * What can be computed on a {@link Tensor}, or on whatever else stands for one.
 *
 * <p>Every operation gives a new handle, which the innermost scope of the thread owns, or the
 * caller where no scope is open; the operands stay open and stay their owners'. The handle is on
 * new data, but for {@link #reshape}, {@link #slice} and a {@link #cast} to the same type, which
 * share the operand's. The result is on the left operand's device. All of them throw {@link
 * TensorDisposedException} when an operand is closed, and {@link IllegalArgumentException} when
 * shapes or types do not fit.
 *
 * @param <T> the implementing type
 */
public interface TensorOps<T extends TensorOps<T>>
    extends ArithmeticOps<T>,
        ComparisonOps<T>,
        FunctionOps<T>,
        ImageOps<T>,
        ReductionOps<T>,
        ShapeOps<T> {

  /**
   * Multiplies matrices of one real type: {@code [m, k] x [k, n] -> [m, n]}.
   *
   * @throws IllegalArgumentException when an operand is no matrix or the inner extents differ
   */
  @Override
  default T matmul(T other) {
    return apply(new Matmul(), List.of(other));
  }
}
