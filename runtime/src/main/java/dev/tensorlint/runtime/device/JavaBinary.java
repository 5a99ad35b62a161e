// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.function.IntBinaryOperator;

/**
 * The functions of two operands in Java: loops over arrays that are all walked by one index, the
 * only form that the JIT of JDK 17 turns into vector code.
 */
@FunctionalInterface
interface JavaBinary {

  /** Applies the function to a range of indices that is the same for all three arrays. */
  void apply(Object a, Object b, Object out, int from, int to);

  /** Returns the loop of a function over elements of a type that it is defined for. */
  static JavaBinary of(BinaryOp op, DType type) {
    op.resultType(type);
    if (op.kind() == BinaryOp.Kind.COMPARISON) {
      return type == DType.FLOAT32 ? of(floatTest(op)) : of(intTest(op));
    }
    return switch (type) {
      case FLOAT32 -> of(JavaFloatBinary.of(op));
      case INT32 -> of(ints(op));
      case BOOL -> op == BinaryOp.AND ? JavaBinary::and : JavaBinary::or;
      default -> throw new AssertionError(type); // resultType refuses it
    };
  }

  /** Compares two {@code float32} elements. */
  @FunctionalInterface
  interface FloatTest {
    boolean test(float a, float b);
  }

  /** Compares two {@code int32} elements. */
  @FunctionalInterface
  interface IntTest {
    boolean test(int a, int b);
  }

  private static JavaBinary of(JavaFloatBinary loop) {
    return (a, b, out, from, to) -> loop.apply((float[]) a, (float[]) b, (float[]) out, from, to);
  }

  private static JavaBinary of(IntBinaryOperator function) {
    return (left, right, result, from, to) -> {
      int[] a = (int[]) left;
      int[] b = (int[]) right;
      int[] out = (int[]) result;
      for (int i = from; i < to; i++) {
        out[i] = function.applyAsInt(a[i], b[i]);
      }
    };
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

  private static IntBinaryOperator ints(BinaryOp op) {
    return switch (op) {
      case ADD -> (a, b) -> a + b;
      case SUB -> (a, b) -> a - b;
      case MUL -> (a, b) -> a * b;
      case MAXIMUM -> Math::max;
      case MINIMUM -> Math::min;
      default -> throw new AssertionError(op);
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
