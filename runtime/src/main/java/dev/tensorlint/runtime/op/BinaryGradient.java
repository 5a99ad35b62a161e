// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.device.BinaryOp;

/** The gradients of functions of two operands, in the shape of the result. */
final class BinaryGradient {

  private BinaryGradient() {}

  static boolean exists(BinaryOp function) {
    return switch (function) {
      case ADD, SUB, MUL, DIV, MAXIMUM, MINIMUM, POW -> true;
      case EQ, NE, LT, LE, GT, GE, AND, OR -> false;
    };
  }

  /** With respect to the left operand, which of two equals is the largest and the smallest. */
  static <T extends Differentiable<T>> T left(BinaryOp function, Application<T> at, T upstream) {
    T a = at.left();
    T b = at.right();
    return switch (function) {
      case ADD, SUB -> upstream;
      case MUL -> upstream.mul(b);
      case DIV -> upstream.div(b);
      case MAXIMUM -> a.ge(b).where(upstream, upstream.fillLike(0));
      case MINIMUM -> a.le(b).where(upstream, upstream.fillLike(0));
      case POW -> upstream.mul(b).mul(a.pow(b.sub(1)));
      case EQ, NE, LT, LE, GT, GE, AND, OR ->
          throw new NoGradientException(new Binary(function), 0);
    };
  }

  /** With respect to the right operand; that of a power is {@code NaN} for a negative base. */
  static <T extends Differentiable<T>> T right(BinaryOp function, Application<T> at, T upstream) {
    T a = at.left();
    T b = at.right();
    return switch (function) {
      case ADD -> upstream;
      case SUB -> upstream.neg();
      case MUL -> upstream.mul(a);
      case DIV -> upstream.mul(at.result()).div(b).neg();
      case MAXIMUM -> a.ge(b).where(upstream.fillLike(0), upstream);
      case MINIMUM -> a.le(b).where(upstream.fillLike(0), upstream);
      case POW -> upstream.mul(at.result()).mul(a.log());
      case EQ, NE, LT, LE, GT, GE, AND, OR ->
          throw new NoGradientException(new Binary(function), 1);
    };
  }
}
