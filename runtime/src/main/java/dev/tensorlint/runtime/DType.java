// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import java.util.List;

/**
 * The type of a tensor's elements. Operands of two types are computed in the one of them that
 * stands later in the order {@code bool}, {@code uint8}, {@code int32}, {@code int64}, {@code
 * float32}, {@code float64}, as in PyTorch. Arithmetic of whole numbers wraps around.
 */
public enum DType {
  FLOAT32("float32", Float.BYTES, float[].class),

  FLOAT64("float64", Double.BYTES, double[].class),

  /** Two's complement. */
  INT32("int32", Integer.BYTES, int[].class),

  /** Two's complement. */
  INT64("int64", Long.BYTES, long[].class),

  /** 0 to 255, in a Java {@code byte} as {@link Byte#toUnsignedInt} reads it. */
  UINT8("uint8", Byte.BYTES, byte[].class),

  /** One byte an element, 0 or 1. */
  BOOL("bool", Byte.BYTES, byte[].class);

  /** All types, each with those before it promoted to it. */
  private static final List<DType> PROMOTION = List.of(BOOL, UINT8, INT32, INT64, FLOAT32, FLOAT64);

  /** Whole numbers up to this size are exact in {@code double}. */
  private static final double EXACT = 0x1p53;

  private final String label;
  private final int bytes;
  private final Class<?> arrayType;

  DType(String label, int bytes, Class<?> arrayType) {
    this.arrayType = arrayType;
    this.label = label;
    this.bytes = bytes;
  }

  /** Returns the type in which operands of two types are computed. */
  public static DType promoted(DType a, DType b) {
    return PROMOTION.get(Math.max(PROMOTION.indexOf(a), PROMOTION.indexOf(b)));
  }

  /** Returns whether elements are floating-point numbers, which have gradients. */
  public boolean isReal() {
    return this == FLOAT32 || this == FLOAT64;
  }

  /** Returns whether elements are whole numbers; bools are not. */
  public boolean isWhole() {
    return this == INT32 || this == INT64 || this == UINT8;
  }

  /**
   * Returns the smallest number of a whole type.
   *
   * @throws IllegalStateException for other types
   */
  public long least() {
    return switch (this) {
      case INT32 -> Integer.MIN_VALUE;
      case INT64 -> Long.MIN_VALUE;
      case UINT8 -> 0;
      default -> throw new IllegalStateException(this + " is no type of whole numbers");
    };
  }

  /**
   * Returns the largest number of a whole type.
   *
   * @throws IllegalStateException for other types
   */
  public long most() {
    return switch (this) {
      case INT32 -> Integer.MAX_VALUE;
      case INT64 -> Long.MAX_VALUE;
      case UINT8 -> 255;
      default -> throw new IllegalStateException(this + " is no type of whole numbers");
    };
  }

  /**
   * Returns whether an element can have a value, for certain: beyond 2<sup>53</sup> a {@code
   * double} may not be the whole number that was written. A real type takes any, and rounds it.
   */
  public boolean takes(double value) {
    return isReal()
        || (value == Math.rint(value)
            && Math.abs(value) <= EXACT
            && (!isWhole() || (value >= least() && value <= most())));
  }

  /** Returns the size of one element in bytes. */
  public int bytes() {
    return bytes;
  }

  /** Returns the Java array that holds elements on the host, such as {@code float[]}. */
  public Class<?> arrayType() {
    return arrayType;
  }

  /** Returns a new array of {@link #arrayType}, all 0. */
  public Object newArray(int length) {
    return switch (this) {
      case FLOAT32 -> new float[length];
      case FLOAT64 -> new double[length];
      case INT32 -> new int[length];
      case INT64 -> new long[length];
      case UINT8, BOOL -> new byte[length];
    };
  }

  /** Returns the type's name as NumPy writes it, such as {@code float32}. */
  @Override
  public String toString() {
    return label;
  }
}
