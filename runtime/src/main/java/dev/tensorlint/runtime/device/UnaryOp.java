// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.List;

/**
 * Element-wise functions of one operand. Those of real types pass {@code NaN} on. Bounds of errors
 * hold for {@code float32}; {@code float64} is computed as {@link Math} does, or the OpenCL driver.
 */
public enum UnaryOp {
  /** {@code max(x, 0)}; of -0 either zero. */
  RELU,

  /** Off by at most 4e-7 of the result. */
  TANH,

  /** {@code 1 / (1 + exp(-x))}, off by at most 4e-7 of the result where that is over 1e-37. */
  SIGMOID,

  /** Off by at most 2e-7 of the result, or by the smallest number. */
  EXP,

  /** The natural logarithm: negative infinity of 0, {@code NaN} of less. */
  LOG,

  SQRT,

  NEG,

  ABS,

  SQUARE,

  NOT;

  /**
   * Returns the type of the result.
   *
   * @throws IllegalArgumentException when the function is not defined for the type
   */
  public DType resultType(DType operand) {
    return TypeCheck.require(this, operandTypes(), operand);
  }

  private List<DType> operandTypes() {
    return switch (this) {
      case NEG, ABS, SQUARE -> TypeCheck.NUMBERS;
      case NOT -> TypeCheck.BOOLS;
      default -> TypeCheck.REALS;
    };
  }
}
