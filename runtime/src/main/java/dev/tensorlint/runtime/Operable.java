// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.op.Differentiable;
import dev.tensorlint.runtime.op.Op;
import dev.tensorlint.runtime.op.TensorType;
import java.util.List;

/**
 * What operations can be applied to. The operations themselves are methods of the interfaces that
 * {@link TensorOps} brings together.
 *
 * @param <T> the implementing type
 */
public interface Operable<T extends Operable<T>> extends Differentiable<T> {

  /**
   * Applies any operation; the methods of {@link TensorOps} are this one with a name.
   *
   * @param op the operation, of which this is the first operand
   * @param others the further operands, if any
   */
  @Override
  T apply(Op op, List<T> others);

  @Override
  Shape shape();

  @Override
  DType dtype();

  default TensorType type() {
    return new TensorType(dtype(), shape());
  }
}
