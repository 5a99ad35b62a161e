// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.SplittableRandom;

/** The operations as their definitions say, in double precision and without any cleverness. */
final class NaiveReference {

  private NaiveReference() {}

  static float[] random(SplittableRandom random, int length) {
    float[] values = new float[length];
    for (int i = 0; i < length; i++) {
      values[i] = (float) (4 * random.nextDouble() - 2);
    }
    return values;
  }

  static float[] matmul(MatmulSize size, float[] left, float[] right) {
    float[] out = new float[size.m() * size.n()];
    for (int row = 0; row < size.m(); row++) {
      for (int column = 0; column < size.n(); column++) {
        double sum = 0;
        for (int p = 0; p < size.k(); p++) {
          sum += (double) left[row * size.k() + p] * right[p * size.n() + column];
        }
        out[row * size.n() + column] = (float) sum;
      }
    }
    return out;
  }

  static float[] zip(BinaryOp op, float[] left, int[] leftDims, float[] right, int[] rightDims) {
    int[] dims = Broadcast.of(leftDims, rightDims).outputDims();
    float[] out = new float[size(dims)];
    for (int i = 0; i < out.length; i++) {
      out[i] = apply(op, left[source(i, dims, leftDims)], right[source(i, dims, rightDims)]);
    }
    return out;
  }

  static int size(int[] dims) {
    int size = 1;
    for (int dim : dims) {
      size *= dim;
    }
    return size;
  }

  /** Returns where element {@code index} of the result comes from in an operand. */
  static int source(int index, int[] dims, int[] operand) {
    int rest = index;
    int stride = 1;
    int source = 0;
    for (int d = dims.length - 1; d >= 0; d--) {
      int step = rest % dims[d];
      rest /= dims[d];
      int own = d - (dims.length - operand.length);
      if (own >= 0) {
        source += operand[own] == 1 ? 0 : step * stride;
        stride *= operand[own];
      }
    }
    return source;
  }

  static float apply(BinaryOp op, float a, float b) {
    return switch (op) {
      case ADD -> a + b;
      case SUB -> a - b;
      case MUL -> a * b;
      case DIV -> a / b;
    };
  }

  static double apply(UnaryOp op, double x) {
    return switch (op) {
      case RELU -> Double.isNaN(x) ? x : Math.max(x, 0);
      case TANH -> Math.tanh(x);
      case SIGMOID -> 1 / (1 + Math.exp(-x));
      case EXP -> Math.exp(x);
    };
  }
}
