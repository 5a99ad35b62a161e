// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.jfr;

/** The time of a scope that a recording wants. */
public interface ScopeSpan {

  /**
   * Ends the time.
   *
   * @param released handles that the scope closed
   */
  void end(int released);
}
