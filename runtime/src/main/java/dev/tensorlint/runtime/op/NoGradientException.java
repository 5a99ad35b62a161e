// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

/** Thrown when a gradient is asked for that is not defined. */
public final class NoGradientException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  NoGradientException(Op op, int operand) {
    super(op.name() + " has no gradient with respect to operand " + operand);
  }
}
