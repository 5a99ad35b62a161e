// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** The functions of two {@code float32} operands. */
@FunctionalInterface
interface JavaFloatBinary {

  /** Applies the function to a range of indices that is the same for all three arrays. */
  void apply(float[] a, float[] b, float[] out, int from, int to);

  static JavaFloatBinary of(BinaryOp op) {
    return switch (op) {
      case ADD -> JavaFloatBinary::add;
      case SUB -> JavaFloatBinary::subtract;
      case MUL -> JavaFloatBinary::multiply;
      case DIV -> JavaFloatBinary::divide;
      case MAXIMUM -> JavaFloatBinary::maximum;
      case MINIMUM -> JavaFloatBinary::minimum;
      case POW -> JavaFloatBinary::power;
      default -> throw new AssertionError(op);
    };
  }

  private static void add(float[] a, float[] b, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] + b[i];
    }
  }

  private static void subtract(float[] a, float[] b, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] - b[i];
    }
  }

  private static void multiply(float[] a, float[] b, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] * b[i];
    }
  }

  private static void divide(float[] a, float[] b, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] / b[i];
    }
  }

  private static void maximum(float[] a, float[] b, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Math.max(a[i], b[i]);
    }
  }

  private static void minimum(float[] a, float[] b, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Math.min(a[i], b[i]);
    }
  }

  private static void power(float[] a, float[] b, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = (float) Math.pow(a[i], b[i]);
    }
  }
}
