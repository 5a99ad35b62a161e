// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/**
 * A statement on a value that takes part in a call.
 *
 * @param is what is said of it
 * @param operand the value
 */
public record OperandTest(OperandTest.Is is, Operand operand) {

  /** What can be said of a value. */
  public enum Is {
    IS_NULL,
    IS_NOT_NULL,
    IS_TRUE,
    IS_FALSE
  }
}
