// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.List;
import java.util.stream.Collectors;

/** Refuses element types that an operation is not defined for. */
final class TypeCheck {

  static final List<DType> REALS = List.of(DType.FLOAT32);
  static final List<DType> NUMBERS = List.of(DType.FLOAT32, DType.INT32);
  static final List<DType> BOOLS = List.of(DType.BOOL);

  private TypeCheck() {}

  /** Returns {@code actual} when it is one of {@code expected}. */
  static DType require(Object operation, List<DType> expected, DType actual) {
    if (!expected.contains(actual)) {
      String types = expected.stream().map(DType::toString).collect(Collectors.joining(" or "));
      throw new IllegalArgumentException(
          operation + " needs " + types + ", got " + actual + ": cast it first");
    }
    return actual;
  }

  /** Throws unless an array of the host holds elements of a slice's type. */
  static void requireArray(Object array, DeviceSlice slice) {
    if (!slice.type().arrayType().isInstance(array)) {
      throw new IllegalArgumentException(
          "a slice of " + slice.type() + " needs " + slice.type().arrayType().getSimpleName()
              + ", got " + array.getClass().getSimpleName());
    }
  }

  /** Throws unless a slice has this type. */
  static void require(DType expected, DeviceSlice slice) {
    if (slice.type() != expected) {
      throw new IllegalArgumentException(
          "a slice of " + expected + " is needed, got one of " + slice.type());
    }
  }
}
