// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.LongUnaryOperator;

/**
 * The functions of one operand in Java. Those of {@code float32} are a loop each, so that the JIT
 * compiles each by itself.
 */
@FunctionalInterface
interface JavaMap {

  /** Applies the function to a range of indices that is the same for both lanes. */
  void apply(Object in, Object out, int from, int to);

  /** Returns the loop of a function over lanes of a type that it is defined for. */
  static JavaMap of(UnaryOp op, DType type) {
    op.resultType(type);
    return switch (type) {
      case FLOAT32 -> of(JavaFloatMap.of(op));
      case FLOAT64 -> of(doubles(op));
      case INT32, UINT8 -> of(ints(op));
      case INT64 -> of(longs(op));
      case BOOL -> JavaMap::not;
    };
  }

  private static JavaMap of(JavaFloatMap loop) {
    return (in, out, from, to) -> loop.apply((float[]) in, (float[]) out, from, to);
  }

  private static JavaMap of(DoubleUnaryOperator function) {
    return (in, out, from, to) -> {
      double[] source = (double[]) in;
      double[] target = (double[]) out;
      for (int i = from; i < to; i++) {
        target[i] = function.applyAsDouble(source[i]);
      }
    };
  }

  private static JavaMap of(IntUnaryOperator function) {
    return (in, out, from, to) -> {
      int[] source = (int[]) in;
      int[] target = (int[]) out;
      for (int i = from; i < to; i++) {
        target[i] = function.applyAsInt(source[i]);
      }
    };
  }

  private static JavaMap of(LongUnaryOperator function) {
    return (in, out, from, to) -> {
      long[] source = (long[]) in;
      long[] target = (long[]) out;
      for (int i = from; i < to; i++) {
        target[i] = function.applyAsLong(source[i]);
      }
    };
  }

  private static DoubleUnaryOperator doubles(UnaryOp op) {
    return switch (op) {
      case RELU -> x -> Math.max(x, 0);
      case TANH -> Math::tanh;
      case SIGMOID -> x -> 1 / (1 + Math.exp(-x));
      case EXP -> Math::exp;
      case LOG -> Math::log;
      case SQRT -> Math::sqrt;
      case NEG -> x -> -x;
      case ABS -> Math::abs;
      case SQUARE -> x -> x * x;
      case NOT -> throw new AssertionError(op);
    };
  }

  private static IntUnaryOperator ints(UnaryOp op) {
    return switch (op) {
      case NEG -> x -> -x;
      case ABS -> Math::abs;
      case SQUARE -> x -> x * x;
      default -> throw new AssertionError(op);
    };
  }

  private static LongUnaryOperator longs(UnaryOp op) {
    return switch (op) {
      case NEG -> x -> -x;
      case ABS -> Math::abs;
      case SQUARE -> x -> x * x;
      default -> throw new AssertionError(op);
    };
  }

  private static void not(Object in, Object out, int from, int to) {
    byte[] source = (byte[]) in;
    byte[] target = (byte[]) out;
    for (int i = from; i < to; i++) {
      target[i] = (byte) (1 - source[i]);
    }
  }
}
