// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** Element-wise functions of one operand. All of them pass {@code NaN} on. */
public enum UnaryOp {
  /** {@code x < 0 ? 0 : x}. */
  RELU,

  TANH,

  /** {@code 1 / (1 + exp(-x))}. */
  SIGMOID,

  EXP
}
