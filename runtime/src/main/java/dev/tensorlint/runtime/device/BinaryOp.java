// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** Element-wise functions of two operands, as IEEE 754 defines them for {@code float32}. */
public enum BinaryOp {
  ADD,
  SUB,
  MUL,
  DIV
}
