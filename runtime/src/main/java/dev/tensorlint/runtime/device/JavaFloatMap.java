// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** The functions of one {@code float32} operand. */
@FunctionalInterface
interface JavaFloatMap {

  /** Applies the function to a range of indices that is the same for both arrays. */
  void apply(float[] in, float[] out, int from, int to);

  static JavaFloatMap of(UnaryOp op) {
    return switch (op) {
      case RELU -> JavaFloatMap::relu;
      case TANH -> JavaTanh::apply;
      case SIGMOID -> JavaExp::sigmoid;
      case EXP -> JavaExp::exp;
      case LOG -> JavaFloatMap::log;
      case SQRT -> JavaFloatMap::sqrt;
      case NEG -> JavaFloatMap::negate;
      case ABS -> JavaFloatMap::absolute;
      case SQUARE -> JavaFloatMap::square;
      case NOT -> throw new AssertionError(op);
    };
  }

  /** A branch on the sign of data is mispredicted half of the time. */
  private static void relu(float[] in, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Math.max(in[i], 0);
    }
  }

  private static void log(float[] in, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = (float) Math.log(in[i]);
    }
  }

  private static void sqrt(float[] in, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = (float) Math.sqrt(in[i]);
    }
  }

  private static void negate(float[] in, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = -in[i];
    }
  }

  private static void absolute(float[] in, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Math.abs(in[i]);
    }
  }

  private static void square(float[] in, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = in[i] * in[i];
    }
  }
}
