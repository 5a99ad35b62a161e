// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;

/**
 * The functions of two operands in Java: loops over lanes that are all walked by one index, the
 * only form that the JIT of JDK 17 turns into vector code.
 */
@FunctionalInterface
interface JavaBinary {

  /** Applies the function to a range of indices that is the same for all three lanes. */
  void apply(Object a, Object b, Object out, int from, int to);

  /** Returns the loop of a function over lanes of a type that it is defined for. */
  static JavaBinary of(BinaryOp op, DType type) {
    op.resultType(type);
    boolean isTest = op.kind() == BinaryOp.Kind.COMPARISON;
    return switch (type) {
      case FLOAT32 -> isTest ? of(floatTest(op)) : of(JavaFloatBinary.of(op));
      case FLOAT64 -> isTest ? of(doubleTest(op)) : of(JavaDoubleBinary.of(op));
      case INT32, UINT8 -> isTest ? of(intTest(op)) : of(JavaIntBinary.of(op));
      case INT64 -> isTest ? of(longTest(op)) : of(JavaLongBinary.of(op));
      case BOOL -> op == BinaryOp.AND ? JavaBinary::and : JavaBinary::or;
    };
  }

  /** Compares two {@code float32} elements. */
  @FunctionalInterface
  interface FloatTest {
    boolean test(float a, float b);
  }

  /** Compares two {@code float64} elements. */
  @FunctionalInterface
  interface DoubleTest {
    boolean test(double a, double b);
  }

  /** Compares two {@code int32} or {@code uint8} elements. */
  @FunctionalInterface
  interface IntTest {
    boolean test(int a, int b);
  }

  /** Compares two {@code int64} elements. */
  @FunctionalInterface
  interface LongTest {
    boolean test(long a, long b);
  }

  private static JavaBinary of(JavaFloatBinary loop) {
    return (a, b, out, from, to) -> loop.apply((float[]) a, (float[]) b, (float[]) out, from, to);
  }

  private static JavaBinary of(JavaDoubleBinary loop) {
    return (a, b, out, from, to) ->
        loop.apply((double[]) a, (double[]) b, (double[]) out, from, to);
  }

  private static JavaBinary of(JavaIntBinary loop) {
    return (a, b, out, from, to) -> loop.apply((int[]) a, (int[]) b, (int[]) out, from, to);
  }

  private static JavaBinary of(JavaLongBinary loop) {
    return (a, b, out, from, to) -> loop.apply((long[]) a, (long[]) b, (long[]) out, from, to);
  }

  private static JavaBinary of(FloatTest test) {
    return (left, right, result, from, to) -> {
      float[] a = (float[]) left;
      float[] b = (float[]) right;
      byte[] out = (byte[]) result;
      for (int i = from; i < to; i++) {
        out[i] = (byte) (test.test(a[i], b[i]) ? 1 : 0);
      }
    };
  }

  private static JavaBinary of(DoubleTest test) {
    return (left, right, result, from, to) -> {
      double[] a = (double[]) left;
      double[] b = (double[]) right;
      byte[] out = (byte[]) result;
      for (int i = from; i < to; i++) {
        out[i] = (byte) (test.test(a[i], b[i]) ? 1 : 0);
      }
    };
  }

  private static JavaBinary of(IntTest test) {
    return (left, right, result, from, to) -> {
      int[] a = (int[]) left;
      int[] b = (int[]) right;
      byte[] out = (byte[]) result;
      for (int i = from; i < to; i++) {
        out[i] = (byte) (test.test(a[i], b[i]) ? 1 : 0);
      }
    };
  }

  private static JavaBinary of(LongTest test) {
    return (left, right, result, from, to) -> {
      long[] a = (long[]) left;
      long[] b = (long[]) right;
      byte[] out = (byte[]) result;
      for (int i = from; i < to; i++) {
        out[i] = (byte) (test.test(a[i], b[i]) ? 1 : 0);
      }
    };
  }

  @SuppressWarnings("FloatingPointEquality") // EQ and NE are IEEE's
  private static FloatTest floatTest(BinaryOp op) {
    return switch (op) {
      case EQ -> (a, b) -> a == b;
      case NE -> (a, b) -> a != b;
      case LT -> (a, b) -> a < b;
      case LE -> (a, b) -> a <= b;
      case GT -> (a, b) -> a > b;
      case GE -> (a, b) -> a >= b;
      default -> throw new AssertionError(op);
    };
  }

  @SuppressWarnings("FloatingPointEquality") // EQ and NE are IEEE's
  private static DoubleTest doubleTest(BinaryOp op) {
    return switch (op) {
      case EQ -> (a, b) -> a == b;
      case NE -> (a, b) -> a != b;
      case LT -> (a, b) -> a < b;
      case LE -> (a, b) -> a <= b;
      case GT -> (a, b) -> a > b;
      case GE -> (a, b) -> a >= b;
      default -> throw new AssertionError(op);
    };
  }

  private static IntTest intTest(BinaryOp op) {
    return switch (op) {
      case EQ -> (a, b) -> a == b;
      case NE -> (a, b) -> a != b;
      case LT -> (a, b) -> a < b;
      case LE -> (a, b) -> a <= b;
      case GT -> (a, b) -> a > b;
      case GE -> (a, b) -> a >= b;
      default -> throw new AssertionError(op);
    };
  }

  private static LongTest longTest(BinaryOp op) {
    return switch (op) {
      case EQ -> (a, b) -> a == b;
      case NE -> (a, b) -> a != b;
      case LT -> (a, b) -> a < b;
      case LE -> (a, b) -> a <= b;
      case GT -> (a, b) -> a > b;
      case GE -> (a, b) -> a >= b;
      default -> throw new AssertionError(op);
    };
  }

  private static void and(Object left, Object right, Object result, int from, int to) {
    byte[] a = (byte[]) left;
    byte[] b = (byte[]) right;
    byte[] out = (byte[]) result;
    for (int i = from; i < to; i++) {
      out[i] = (byte) (a[i] & b[i]);
    }
  }

  private static void or(Object left, Object right, Object result, int from, int to) {
    byte[] a = (byte[]) left;
    byte[] b = (byte[]) right;
    byte[] out = (byte[]) result;
    for (int i = from; i < to; i++) {
      out[i] = (byte) (a[i] | b[i]);
    }
  }
}
