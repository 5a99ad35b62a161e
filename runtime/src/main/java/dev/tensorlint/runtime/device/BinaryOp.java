// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * Element-wise functions of two operands, as IEEE 754 defines them for {@code float32}; an OpenCL
 * device may be off by 2.5 units in the last place in a division.
 */
public enum BinaryOp {
  ADD,
  SUB,
  MUL,
  DIV
}
