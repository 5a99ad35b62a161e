// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** The unary functions in Java: one plain loop each, so that the JIT compiles each by itself. */
@FunctionalInterface
interface JavaUnary {

  /** Applies the function to {@code length} elements. */
  void apply(float[] in, int inAt, float[] out, int outAt, int length);

  static JavaUnary of(UnaryOp op) {
    return switch (op) {
      case RELU -> JavaUnary::relu;
      case TANH -> JavaUnary::tanh;
      case SIGMOID -> JavaUnary::sigmoid;
      case EXP -> JavaUnary::exp;
    };
  }

  private static void relu(float[] in, int inAt, float[] out, int outAt, int length) {
    for (int i = 0; i < length; i++) {
      float x = in[inAt + i];
      out[outAt + i] = x < 0 ? 0 : x;
    }
  }

  private static void tanh(float[] in, int inAt, float[] out, int outAt, int length) {
    for (int i = 0; i < length; i++) {
      out[outAt + i] = (float) Math.tanh(in[inAt + i]);
    }
  }

  private static void sigmoid(float[] in, int inAt, float[] out, int outAt, int length) {
    for (int i = 0; i < length; i++) {
      out[outAt + i] = (float) (1 / (1 + Math.exp(-in[inAt + i])));
    }
  }

  private static void exp(float[] in, int inAt, float[] out, int outAt, int length) {
    for (int i = 0; i < length; i++) {
      out[outAt + i] = (float) Math.exp(in[inAt + i]);
    }
  }
}
