// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;

/** The functions of one operand in Java: a loop each, so that the JIT compiles each by itself. */
@FunctionalInterface
interface JavaMap {

  /** Applies the function to a range of indices that is the same for both arrays. */
  void apply(Object in, Object out, int from, int to);

  /** Returns the loop of a function over elements of a type that it is defined for. */
  static JavaMap of(UnaryOp op, DType type) {
    op.resultType(type);
    return switch (type) {
      case FLOAT32 -> of(JavaFloatMap.of(op));
      case INT32 -> of(ints(op));
      case BOOL -> JavaMap::not;
      default -> throw new AssertionError(type); // resultType refuses it
    };
  }

  private static JavaMap of(JavaFloatMap loop) {
    return (in, out, from, to) -> loop.apply((float[]) in, (float[]) out, from, to);
  }

  private static JavaMap of(IntLoop loop) {
    return (in, out, from, to) -> loop.apply((int[]) in, (int[]) out, from, to);
  }

  /** The same for {@code int32} alone. */
  @FunctionalInterface
  interface IntLoop {
    void apply(int[] in, int[] out, int from, int to);
  }

  private static IntLoop ints(UnaryOp op) {
    return switch (op) {
      case NEG -> JavaMap::negate;
      case ABS -> JavaMap::absolute;
      case SQUARE -> JavaMap::square;
      default -> throw new AssertionError(op);
    };
  }

  private static void negate(int[] in, int[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = -in[i];
    }
  }

  private static void absolute(int[] in, int[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Math.abs(in[i]);
    }
  }

  private static void square(int[] in, int[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = in[i] * in[i];
    }
  }

  private static void not(Object in, Object out, int from, int to) {
    byte[] source = (byte[]) in;
    byte[] target = (byte[]) out;
    for (int i = from; i < to; i++) {
      target[i] = (byte) (1 - source[i]);
    }
  }
}
