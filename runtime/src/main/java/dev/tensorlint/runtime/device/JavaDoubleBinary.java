// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** The functions of two {@code float64} operands. */
@FunctionalInterface
interface JavaDoubleBinary {

  /** Applies the function to a range of indices that is the same for all three arrays. */
  void apply(double[] a, double[] b, double[] out, int from, int to);

  static JavaDoubleBinary of(BinaryOp op) {
    return switch (op) {
      case ADD -> JavaDoubleBinary::add;
      case SUB -> JavaDoubleBinary::subtract;
      case MUL -> JavaDoubleBinary::multiply;
      case DIV -> JavaDoubleBinary::divide;
      case MAXIMUM -> JavaDoubleBinary::maximum;
      case MINIMUM -> JavaDoubleBinary::minimum;
      case POW -> JavaDoubleBinary::power;
      default -> throw new AssertionError(op);
    };
  }

  private static void add(double[] a, double[] b, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] + b[i];
    }
  }

  private static void subtract(double[] a, double[] b, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] - b[i];
    }
  }

  private static void multiply(double[] a, double[] b, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] * b[i];
    }
  }

  private static void divide(double[] a, double[] b, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] / b[i];
    }
  }

  private static void maximum(double[] a, double[] b, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Math.max(a[i], b[i]);
    }
  }

  private static void minimum(double[] a, double[] b, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Math.min(a[i], b[i]);
    }
  }

  private static void power(double[] a, double[] b, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Math.pow(a[i], b[i]);
    }
  }
}
