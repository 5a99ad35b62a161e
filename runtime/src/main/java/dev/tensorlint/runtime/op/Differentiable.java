// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import java.util.List;

/**
 * What stands for a tensor where a gradient is written down: the operations that gradients are made
 * of. {@link dev.tensorlint.runtime.TensorOps} has them all, and says what each of them does.
 *
 * @param <T> the implementing type
 */
public interface Differentiable<T extends Differentiable<T>> {

  Shape shape();

  DType dtype();

  /**
   * Applies any operation.
   *
   * @param op the operation, of which this is the first operand
   * @param others the further operands, if any
   */
  T apply(Op op, List<T> others);

  T add(T other);

  T sub(double other);

  T mul(T other);

  T mul(double other);

  T div(T other);

  T div(double other);

  T pow(double other);

  T eq(T other);

  T lt(double other);

  T le(T other);

  T le(double other);

  T gt(double other);

  T ge(T other);

  T ge(double other);

  T where(T yes, T no);

  T exp();

  T log();

  T neg();

  T square();

  T fillLike(double value);

  T sum();

  T sum(int axis);

  T reshape(int... dims);

  T transpose();

  T gather(T indices);

  T cast(DType type);

  T broadcastTo(int... dims);

  T copyOfRange(int axis, int from, int to);

  T matmul(T other);

  T sub(T other);

  T scatterAdd(T indices, int rows);

  T add(double other);

  T pow(T other);
}
