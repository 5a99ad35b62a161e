// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * The functions of two {@code int32} operands, and of two {@code uint8} operands in {@code int}:
 * the low bits of the result are the result of the narrower type.
 */
@FunctionalInterface
interface JavaIntBinary {

  /** Applies the function to a range of indices that is the same for all three arrays. */
  void apply(int[] a, int[] b, int[] out, int from, int to);

  static JavaIntBinary of(BinaryOp op) {
    return switch (op) {
      case ADD -> JavaIntBinary::add;
      case SUB -> JavaIntBinary::subtract;
      case MUL -> JavaIntBinary::multiply;
      case MAXIMUM -> JavaIntBinary::maximum;
      case MINIMUM -> JavaIntBinary::minimum;
      default -> throw new AssertionError(op);
    };
  }

  private static void add(int[] a, int[] b, int[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] + b[i];
    }
  }

  private static void subtract(int[] a, int[] b, int[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] - b[i];
    }
  }

  private static void multiply(int[] a, int[] b, int[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] * b[i];
    }
  }

  private static void maximum(int[] a, int[] b, int[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Math.max(a[i], b[i]);
    }
  }

  private static void minimum(int[] a, int[] b, int[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Math.min(a[i], b[i]);
    }
  }
}
