// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

/** The type of a tensor's elements. */
public enum DType {
  FLOAT32("float32", Float.BYTES),

  /** Two's complement; arithmetic wraps around, as in Java. */
  INT32("int32", Integer.BYTES),

  /** One byte an element, 0 or 1. */
  BOOL("bool", Byte.BYTES);

  private final String label;
  private final int bytes;

  DType(String label, int bytes) {
    this.label = label;
    this.bytes = bytes;
  }

  /** Returns the size of one element in bytes. */
  public int bytes() {
    return bytes;
  }

  /** Returns the type's name as NumPy writes it, such as {@code float32}. */
  @Override
  public String toString() {
    return label;
  }
}
