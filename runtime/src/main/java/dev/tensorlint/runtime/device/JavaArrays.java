// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;

/**
 * What the plain-Java device does with arrays of one element type: all loops that differ by nothing
 * but the type are here, each once for a type. Functions of elements are computed in lanes, arrays
 * of the same type; those of {@code uint8} in {@code int}, since the low bits of a result in {@code
 * int} are the result in the narrower type.
 */
abstract class JavaArrays {

  /** Elements in a block that is computed at once: three of them fill half a first-level cache. */
  static final int BLOCK = 2048;

  static JavaArrays of(DType type) {
    return switch (type) {
      case FLOAT32 -> JavaFloats.INSTANCE;
      case FLOAT64 -> JavaDoubles.INSTANCE;
      case INT32 -> JavaInts.INSTANCE;
      case INT64 -> JavaLongs.INSTANCE;
      case UINT8 -> JavaBytes.UNSIGNED;
      case BOOL -> JavaBytes.BOOL;
    };
  }

  /** Returns the type of the lanes in which a type is computed. */
  static DType lane(DType type) {
    return type == DType.UINT8 ? DType.INT32 : type;
  }

  /** Returns a lane of a type for so many elements, or for a block where they are more. */
  static Object newLane(DType type, int elements) {
    return lane(type).newArray(Math.min(BLOCK, elements));
  }

  /** Copies {@code count} elements between two arrays, each walked by its own stride. */
  abstract void copy(
      Object source, int from, int fromStride, Object target, int to, int toStride, int count);

  /** Sets elements to a value that the type has. */
  abstract void fill(Object array, int from, int to, double value);

  /** Takes each element from {@code yes} or {@code no}. */
  abstract void select(JavaSelect choice, Object yes, Object no, Object out, int from, int to);

  /** Copies elements to the beginning of a lane. */
  void load(Object source, int from, int stride, Object lane, int count) {
    copy(source, from, stride, lane, 0, 1, count);
  }

  /** Copies elements from the beginning of a lane. */
  void store(Object lane, Object target, int to, int count) {
    System.arraycopy(lane, 0, target, to, count);
  }

  /** Reads elements of a real type. */
  void toDoubles(Object source, int from, double[] out, int count) {
    throw new AssertionError(this);
  }

  /** Reads elements of a whole type, or bools as 0 and 1, each {@code stride} after the last. */
  void toLongs(Object source, int from, int stride, long[] out, int count) {
    throw new AssertionError(this);
  }

  /** Converts from {@code double} as Java does. */
  abstract void ofDoubles(double[] in, Object target, int to, int count);

  /** Converts from {@code long} as Java does. */
  abstract void ofLongs(long[] in, Object target, int to, int count);
}
