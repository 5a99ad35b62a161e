// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

/** Which exceptions are followed out of a method. */
public enum ExceptionEdges {
  /**
   * Exceptions that the program states: declared checked ones, explicit {@code throw}, and calls
   * whose model or code says that they throw.
   */
  DECLARED,
  /** Also the unchecked ones that any call might throw. */
  ALL
}
