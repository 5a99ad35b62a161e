// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

/** An operation of one operand whose result is another handle on the operand's data. */
public sealed interface ViewOp extends Op permits Alias, Reshape, Slice {

  /** Returns where the result's elements begin, counted in elements of the operand. */
  int offset(TensorType operand);
}
