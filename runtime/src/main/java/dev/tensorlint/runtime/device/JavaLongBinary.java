// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** The functions of two {@code int64} operands. */
@FunctionalInterface
interface JavaLongBinary {

  /** Applies the function to a range of indices that is the same for all three arrays. */
  void apply(long[] a, long[] b, long[] out, int from, int to);

  static JavaLongBinary of(BinaryOp op) {
    return switch (op) {
      case ADD -> JavaLongBinary::add;
      case SUB -> JavaLongBinary::subtract;
      case MUL -> JavaLongBinary::multiply;
      case MAXIMUM -> JavaLongBinary::maximum;
      case MINIMUM -> JavaLongBinary::minimum;
      default -> throw new AssertionError(op);
    };
  }

  private static void add(long[] a, long[] b, long[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] + b[i];
    }
  }

  private static void subtract(long[] a, long[] b, long[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] - b[i];
    }
  }

  private static void multiply(long[] a, long[] b, long[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] * b[i];
    }
  }

  private static void maximum(long[] a, long[] b, long[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Math.max(a[i], b[i]);
    }
  }

  private static void minimum(long[] a, long[] b, long[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Math.min(a[i], b[i]);
    }
  }
}
