// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.jfr;

/** The time of an operation that a recording wants. */
public interface KernelSpan {

  /**
   * Ends the time.
   *
   * @param elements of the result
   */
  void end(String operation, String device, int elements);
}
