// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;

/** What is known of a tensor without its data. */
public record TensorType(DType dtype, Shape shape) {

  /** Returns the type of {@code float32} elements. */
  public static TensorType float32(Shape shape) {
    return new TensorType(DType.FLOAT32, shape);
  }

  /** Returns the same elements in another shape. */
  public TensorType withShape(Shape other) {
    return new TensorType(dtype, other);
  }

  /** Returns the same shape with another type of elements. */
  public TensorType withType(DType other) {
    return new TensorType(other, shape);
  }

  /**
   * Returns this type.
   *
   * @throws IllegalArgumentException when the elements have another type than {@code expected}
   */
  public TensorType require(String operation, DType expected) {
    if (dtype != expected) {
      throw refusal(operation, expected.toString());
    }
    return this;
  }

  /**
   * Returns this type.
   *
   * @throws IllegalArgumentException when the elements are no floating-point numbers
   */
  public TensorType requireReal(String operation) {
    if (!dtype.isReal()) {
      throw refusal(operation, "float32 or float64");
    }
    return this;
  }

  private IllegalArgumentException refusal(String operation, String expected) {
    return new IllegalArgumentException(
        operation + " needs " + expected + ", got " + dtype + ": cast it first");
  }

  /** Returns type and shape, such as {@code float32 [2, 3]}. */
  @Override
  public String toString() {
    return dtype + " " + shape;
  }
}
