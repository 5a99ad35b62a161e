// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.SplittableRandom;
import java.util.function.IntToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

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

  /** Returns result {@code i} of a reduction; reads elements by their index. */
  static double reduce(ReduceOp op, Axis axis, int i, IntToDoubleFunction element) {
    DoubleStream elements = IntStream.of(members(axis, i)).mapToDouble(element);
    return switch (op) {
      case SUM -> elements.sum();
      case MAX -> elements.max().orElse(Double.NEGATIVE_INFINITY);
      case MIN -> elements.min().orElse(Double.POSITIVE_INFINITY);
    };
  }

  static long reduce(ReduceOp op, Axis axis, int i, int[] elements) {
    IntStream members = IntStream.of(members(axis, i)).map(at -> elements[at]);
    return switch (op) {
      case SUM -> members.asLongStream().sum();
      case MAX -> members.max().orElse(Integer.MIN_VALUE);
      case MIN -> members.min().orElse(Integer.MAX_VALUE);
    };
  }

  static int argMax(Axis axis, int i, int[] elements) {
    int[] members = members(axis, i);
    int best = 0;
    for (int e = 0; e < members.length; e++) {
      best = elements[members[e]] > elements[members[best]] ? e : best;
    }
    return best;
  }

  private static int[] members(Axis axis, int i) {
    int outer = i / axis.inner();
    int inner = i % axis.inner();
    return IntStream.range(0, axis.extent())
        .map(e -> (outer * axis.extent() + e) * axis.inner() + inner)
        .toArray();
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

  /** The functions of {@code float32}; comparisons give 0 or 1. */
  static float apply(BinaryOp op, float a, float b) {
    return switch (op) {
      case ADD -> a + b;
      case SUB -> a - b;
      case MUL -> a * b;
      case DIV -> a / b;
      case MAXIMUM -> Math.max(a, b);
      case MINIMUM -> Math.min(a, b);
      case POW -> (float) Math.pow(a, b);
      case EQ -> a == b ? 1 : 0;
      case NE -> a != b ? 1 : 0;
      case LT -> a < b ? 1 : 0;
      case LE -> a <= b ? 1 : 0;
      case GT -> a > b ? 1 : 0;
      case GE -> a >= b ? 1 : 0;
      case AND, OR -> throw new AssertionError(op);
    };
  }

  /** The functions of {@code int32} and, where operands are 0 or 1, of {@code bool}. */
  static int apply(BinaryOp op, int a, int b) {
    return switch (op) {
      case ADD -> a + b;
      case SUB -> a - b;
      case MUL -> a * b;
      case MAXIMUM -> Math.max(a, b);
      case MINIMUM -> Math.min(a, b);
      case EQ -> a == b ? 1 : 0;
      case NE -> a != b ? 1 : 0;
      case LT -> a < b ? 1 : 0;
      case LE -> a <= b ? 1 : 0;
      case GT -> a > b ? 1 : 0;
      case GE -> a >= b ? 1 : 0;
      case AND -> a * b;
      case OR -> Math.max(a, b);
      case DIV, POW -> throw new AssertionError(op);
    };
  }

  static double apply(UnaryOp op, double x) {
    return switch (op) {
      case RELU -> Double.isNaN(x) ? x : Math.max(x, 0);
      case TANH -> Math.tanh(x);
      case SIGMOID -> 1 / (1 + Math.exp(-x));
      case EXP -> Math.exp(x);
      case LOG -> Math.log(x);
      case SQRT -> Math.sqrt(x);
      case NEG -> -x;
      case ABS -> Math.abs(x);
      case SQUARE -> x * x;
      case NOT -> 1 - x;
    };
  }

  static int apply(UnaryOp op, int x) {
    return switch (op) {
      case NEG -> -x;
      case ABS -> Math.abs(x);
      case SQUARE -> x * x;
      case NOT -> 1 - x;
      default -> throw new AssertionError(op);
    };
  }
}
