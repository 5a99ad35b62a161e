// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.Arrays;
import java.util.List;

/** Element-wise functions of one operand. Those of {@code float32} pass {@code NaN} on. */
public enum UnaryOp {
  /** {@code x < 0 ? 0 : x}. */
  RELU(DType.FLOAT32),

  TANH(DType.FLOAT32),

  /** {@code 1 / (1 + exp(-x))}. */
  SIGMOID(DType.FLOAT32),

  EXP(DType.FLOAT32),

  /** The natural logarithm: negative infinity of 0, {@code NaN} of less. */
  LOG(DType.FLOAT32),

  SQRT(DType.FLOAT32),

  NEG(DType.FLOAT32, DType.INT32),

  ABS(DType.FLOAT32, DType.INT32),

  SQUARE(DType.FLOAT32, DType.INT32),

  NOT(DType.BOOL);

  private final List<DType> types;

  UnaryOp(DType... types) {
    this.types = Arrays.asList(types);
  }

  /**
   * Returns the type of the result.
   *
   * @throws IllegalArgumentException when the function is not defined for the type
   */
  public DType resultType(DType operand) {
    return TypeCheck.require(this, types, operand);
  }
}
