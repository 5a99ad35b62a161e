// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

/** The type of a tensor's elements. */
public enum DType {
  FLOAT32("float32", Float.BYTES, float[].class),

  /** Held, copied and converted only: arithmetic needs a cast. */
  FLOAT64("float64", Double.BYTES, double[].class),

  /** Two's complement; arithmetic wraps around, as in Java. */
  INT32("int32", Integer.BYTES, int[].class),

  /** Two's complement; held, copied and converted only: arithmetic needs a cast. */
  INT64("int64", Long.BYTES, long[].class),

  /** 0 to 255, in a Java {@code byte} as {@link Byte#toUnsignedInt} reads it; as {@link #INT64}. */
  UINT8("uint8", Byte.BYTES, byte[].class),

  /** One byte an element, 0 or 1. */
  BOOL("bool", Byte.BYTES, byte[].class);

  private final String label;
  private final int bytes;
  private final Class<?> arrayType;

  DType(String label, int bytes, Class<?> arrayType) {
    this.arrayType = arrayType;
    this.label = label;
    this.bytes = bytes;
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
