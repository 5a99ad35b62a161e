// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.List;

/**
 * Element-wise functions of two operands of one type, as IEEE 754 defines them for real types; an
 * OpenCL device may be off by 2.5 units in the last place in a division, and by 16 in a power.
 * Arithmetic of whole numbers wraps around. Comparisons and logic give {@code bool}.
 */
public enum BinaryOp {
  ADD(Kind.ARITHMETIC),
  SUB(Kind.ARITHMETIC),
  MUL(Kind.ARITHMETIC),
  DIV(Kind.REAL),

  /** The larger operand; {@code NaN} when one is {@code NaN}. */
  MAXIMUM(Kind.ARITHMETIC),

  /** The smaller operand; {@code NaN} when one is {@code NaN}. */
  MINIMUM(Kind.ARITHMETIC),

  POW(Kind.REAL),

  EQ(Kind.COMPARISON),
  NE(Kind.COMPARISON),
  LT(Kind.COMPARISON),
  LE(Kind.COMPARISON),
  GT(Kind.COMPARISON),
  GE(Kind.COMPARISON),

  AND(Kind.LOGIC),
  OR(Kind.LOGIC);

  /** What a function takes and gives. */
  enum Kind {
    ARITHMETIC,
    REAL,
    COMPARISON,
    LOGIC;

    private List<DType> operandTypes() {
      return switch (this) {
        case ARITHMETIC, COMPARISON -> TypeCheck.NUMBERS;
        case REAL -> TypeCheck.REALS;
        case LOGIC -> TypeCheck.BOOLS;
      };
    }
  }

  private final Kind kind;

  BinaryOp(Kind kind) {
    this.kind = kind;
  }

  Kind kind() {
    return kind;
  }

  /**
   * Returns the type in which two operands are computed, and to which both are cast: the one that
   * {@link DType#promoted} gives, or {@code float32} for a division of whole numbers.
   */
  public DType operandType(DType left, DType right) {
    DType common = DType.promoted(left, right);
    return this == DIV && common.isWhole() ? DType.FLOAT32 : common;
  }

  /**
   * Returns the type of the result.
   *
   * @throws IllegalArgumentException when the function is not defined for the type
   */
  public DType resultType(DType operands) {
    DType type = TypeCheck.require(this, kind.operandTypes(), operands);
    return kind == Kind.COMPARISON ? DType.BOOL : type;
  }
}
