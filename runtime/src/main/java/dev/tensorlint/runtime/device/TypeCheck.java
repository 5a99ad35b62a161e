// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.List;
import java.util.stream.Stream;

/** Refuses element types that an operation is not defined for. */
final class TypeCheck {

  static final List<DType> REALS = Stream.of(DType.values()).filter(DType::isReal).toList();
  static final List<DType> NUMBERS =
      Stream.of(DType.values()).filter(type -> type.isReal() || type.isWhole()).toList();
  static final List<DType> BOOLS = List.of(DType.BOOL);

  private TypeCheck() {}

  /** Returns {@code actual} when it is one of {@code expected}. */
  static DType require(Object operation, List<DType> expected, DType actual) {
    if (!expected.contains(actual)) {
      throw new IllegalArgumentException(
          operation + " needs " + named(expected) + ", got " + actual + ": cast it first");
    }
    return actual;
  }

  private static String named(List<DType> types) {
    List<String> names = types.stream().map(DType::toString).toList();
    int last = names.size() - 1;
    return last == 0
        ? names.get(0)
        : String.join(", ", names.subList(0, last)) + " or " + names.get(last);
  }

  /** Throws unless an array of the host holds elements of a slice's type. */
  static void requireArray(Object array, DeviceSlice slice) {
    if (!slice.type().arrayType().isInstance(array)) {
      throw new IllegalArgumentException(
          "a slice of "
              + slice.type()
              + " needs "
              + slice.type().arrayType().getSimpleName()
              + ", got "
              + array.getClass().getSimpleName());
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
