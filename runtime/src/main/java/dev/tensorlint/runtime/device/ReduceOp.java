// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;

/**
 * Functions that make one element of many numbers. A {@code NaN} among the elements makes the
 * result {@code NaN}.
 */
public enum ReduceOp {
  /**
   * The sum, compensated for rounding where the type is real; that of whole numbers is {@code
   * int64}. Of none it is 0.
   */
  SUM,

  /** The largest element; of none the least value of the type (negative infinity). */
  MAX,

  /** The smallest element; of none the greatest value of the type (infinity). */
  MIN;

  /**
   * Returns the type of the result.
   *
   * @throws IllegalArgumentException when the function is not defined for the type
   */
  public DType resultType(DType operand) {
    DType type = TypeCheck.require(this, TypeCheck.NUMBERS, operand);
    return this == SUM && type.isWhole() ? DType.INT64 : type;
  }
}
