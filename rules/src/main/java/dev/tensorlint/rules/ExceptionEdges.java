// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

/** Which exceptions are followed out of a method. */
public enum ExceptionEdges {
  /**
   * Exceptions that the program states: declared checked ones, explicit {@code throw}, and those in
   * the model or the body of a called method.
   */
  DECLARED,
  /** Also the unchecked exceptions that any call might throw. */
  ALL
}
